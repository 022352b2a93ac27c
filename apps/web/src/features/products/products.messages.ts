export const productMessages = {
  added: (name: string) => ({ title: 'Added to favorites', description: `${name} has been added to your favorites` }),
  removed: (name: string) => ({
    title: 'Removed from favorites',
    description: `${name} has been removed from your favorites`,
  }),
  toggleFailed: { title: 'Error', description: 'Failed to update favorite status', variant: 'destructive' },
  deleted: (name: string) => ({
    title: 'Product deleted',
    description: `${name} has been removed from your favorites`,
  }),
  deleteFailed: { title: 'Error', description: 'Failed to delete product', variant: 'destructive' },
  disclosure: 'As an affiliate we earn from qualifying purchases.',
} as const;
