import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './landing-page.tsx';

/** The landing page as HTML, for the build and for the development server. */
export function renderLanding(): string {
  return renderToStaticMarkup(<LandingPage />);
}
