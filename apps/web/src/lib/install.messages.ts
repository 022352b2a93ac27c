/** The offer to install, on the landing page and in the app. */
export const installMessages = {
  offer: 'Install Herbie on this device to open it like an app.',
  ios: 'To install Herbie: tap Share, then Add to Home Screen.',
} as const;
