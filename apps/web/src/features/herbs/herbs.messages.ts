export const favoriteMessages = {
  added: (name: string) => ({ title: 'Added to favorites', description: `${name} has been added to your favorites` }),
  removed: (name: string) => ({
    title: 'Removed from favorites',
    description: `${name} has been removed from your favorites`,
  }),
  failed: { title: 'Error', description: 'Failed to update favorite status', variant: 'destructive' },
} as const;
