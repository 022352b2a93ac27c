import styles from '../styles/fonts.css?url';
import { localStore } from './storage.ts';

/** Read by public/theme.js. */
const hereKey = 'fonts';

/** Asks for the app's own fonts, which take the place of their stand-ins as they come. */
export function loadFonts(): void {
  if (document.querySelector(`link[href="${styles}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  link.addEventListener('load', rememberFonts);
  document.head.append(link);
}

/** This device has them: the next page asks for them before it paints. */
export function rememberFonts(): void {
  localStore.write(hereKey, styles);
}
