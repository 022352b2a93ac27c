interface PublicPage {
  /** Equal to the title that the screen sets (`page-rules.tsx`). */
  readonly title: string;
  readonly description: string;
}

/** Pages that need nobody signed in and that search engines may list; all others say `noindex`. */
const publicPages: Readonly<Record<string, PublicPage>> = {
  '/how-it-works': {
    title: 'How Herbie works',
    description:
      'What Herbie does: chat with a herbal advisor, identify herbs from a photo, keep health profiles for the family and track wellness.',
  },
  '/method': {
    title: 'How answers are made',
    description:
      'How Herbie checks every answer against medicines, conditions, pregnancy and age, with its rules, its sources and what it does not know.',
  },
  '/privacy-policy': {
    title: 'Privacy policy',
    description: 'What Herbie stores, who sees it, and how to take it with you or delete it.',
  },
};

/** The page with its own title and description where it is public; else unchanged. */
export function describePublicPage(html: string, path: string): string {
  const page = publicPages[path];
  if (page === undefined) return html;
  return html
    .replace(/<title>[^<]*<\/title>/, `<title>${page.title} · Herbie</title>`)
    .replace(
      /<meta name="robots" content="noindex" ?\/?>/,
      `<meta name="description" content="${page.description}" />`,
    );
}
