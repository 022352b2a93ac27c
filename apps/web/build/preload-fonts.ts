import type { Plugin } from 'vite';

const font = /-basic-[^/]*\.woff2$/;

/**
 * The landing page asks for the fonts together with the styles that name them, so that no text changes its shape while it
 * is read. The app's pages have more to wait for: see styles/font-fallbacks.css.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'herbie-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        if (!path.endsWith('index.html')) return [];
        return Object.keys(bundle ?? {})
          .filter((file) => font.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
