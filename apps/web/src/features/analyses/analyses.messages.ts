import type { ToastMessage } from '../../ui/toast.tsx';

/** Every sentence of the analyzer that people can read after doing something, and its warnings. */
export const analysesMessages = {
  forNobody: 'Your profiles could not be loaded, so what is found is checked for nobody.',
  cameraUnsupported: {
    title: 'Camera Access Error',
    description: "Your browser does not support camera access or it's disabled.",
    variant: 'destructive',
  },
  cameraDenied: {
    title: 'Camera Access Error',
    description: 'Unable to access your camera. Please check permissions.',
    variant: 'destructive',
  },
  /** What to do about it stands where the picture would be; that it failed is told once, by the toast. */
  allowCamera:
    'To use the camera, allow it for this site in the settings of your browser. A photo you already have does as well.',
  noCamera: 'No camera was found. Connect one and try again, or upload a photo you already have.',
  cameraBusy: 'The camera did not start. Close other programs that use it and try again, or upload a photo.',
  withoutCamera: 'Take the photo with the camera of your phone or computer, and upload it here.',
  photoFailed: {
    title: 'Photo Error',
    description: 'The photo could not be taken. Please try again, or upload one instead.',
    variant: 'destructive',
  },
  failed: {
    title: 'Analysis Error',
    description: 'An error occurred while analyzing the image. Please try again.',
    variant: 'destructive',
  },
  done: (herbName: string | null): ToastMessage => ({
    title: 'Analysis Complete',
    description: herbName === null ? 'Analysis complete. Check results below.' : `Identified as ${herbName}`,
  }),
  deleted: { title: 'Analysis deleted', description: 'The analysis and its picture are gone.' },
  openFailed: {
    title: 'Error',
    description: 'The analysis could not be opened. Please try again.',
    variant: 'destructive',
  },
  saved: ({ count, name }: { count: number; name: string }): ToastMessage => ({
    title: 'Added to supplements',
    description: count === 1 ? `One supplement was added for ${name}.` : `${count} supplements were added for ${name}.`,
  }),
  neverEat: 'Never eat or use a plant on the strength of this photo.',
  dangerous: (herbName: string) => `${herbName} is dangerous. It is listed so that you can be warned. Do not take it.`,
  swallowed:
    'If someone has swallowed some, call poison control or your emergency number now. Do not wait for symptoms.',
  offline: 'You seem to be offline. Your picture and text are still here; try again when you are connected.',
  tooBig: 'This picture is too big. Pictures may have up to 10 MB and 40 megapixels.',
  readPoorly: 'The photo was hard to read. Compare every line below with the label.',
  readerLoading: 'Getting the label reader ready…',
  readerPass: (pass: number, passes: number) => `Reading the label, look ${pass} of ${passes}…`,
  readHere: 'The words are read on this device.',
  letLook: (service: string) => `Let ${service} look at this photo`,
  whatLeaves:
    'It is sent the photo, redrawn without its place and time, with whatever is printed on it: cover a name if there is one. Nothing else about you is sent. Left unticked, the photo is read on this device and this site alone.',
  ofOthers: (count: number) =>
    count === 1
      ? 'One finding is about other supplements that are taken.'
      : `${count} findings are about other supplements that are taken.`,
  noText: 'No text could be read in this photo. Type what the label says, or search for the name.',
} as const;
