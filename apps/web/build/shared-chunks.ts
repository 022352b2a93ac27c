/** What every screen needs: libraries, calls, and the parts of `ui` and `lib` that no screen can do without. */
const ofEveryScreen = [
  /node_modules\/(?:react|react-dom|scheduler|@tanstack|clsx|tailwind-merge|class-variance-authority|lucide-react)\//,
  /contract\/src\/.*\.ts$/,
  /src\/ui\/(?!botanical|toast-view|person-select|severity-mark|field).*\.tsx?$/,
  /src\/lib\/(?!safe-html|copy-text|open-for-print|offline\/(?!waiting|people-shelf|device-store)).*\.tsx?$/,
];

/**
 * What screens share comes in a few files: left alone the bundler makes one for every set of screens, and thirty small
 * requests take longer than a few that are a little bigger. The first that fits wins.
 */
export const sharedChunks = [
  /** The landing page's own; it loads nothing of the app. */
  { name: 'landing-parts', test: /src\/lib\/(?:install-offer|report-failure|storage)\./, priority: 3 },
  {
    name: 'schemas',
    test: /node_modules\/zod\/|contract\/src\/(?:fields|.*\.shapes)\.ts$/,
    priority: 2,
    // What they build on is needed without them too.
    includeDependenciesRecursively: false,
  },
  { name: 'core', test: (id: string) => ofEveryScreen.some((each) => each.test(id)), priority: 1 },
  { name: 'herb-parts', test: /features\/herbs\/(?:plant-shapes|herb-card|favorite-heart)|ui\/botanical|use-tags/ },
  { name: 'dompurify', test: /node_modules\/dompurify\// },
];
