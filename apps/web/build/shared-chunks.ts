/** Icons of a single screen, or of two that share a chunk anyway. */
const ofOneScreen = [
  'arrow-down',
  'arrow-left',
  'calendar-plus',
  'chevron-left',
  'chevron-right',
  'cloud-off',
  'columns-2',
  'copy',
  'copy-plus',
  'ellipsis',
  'external-link',
  'flag',
  'image-up',
  'minus',
  'package-open',
  'pin',
  'pin-off',
  'refresh-cw',
  'send-horizontal',
  'square',
  'thumbs-down',
  'thumbs-up',
  'trending-down',
  'upload',
];
const sharedIcons = new RegExp(`node_modules/lucide-react/(?!.*/icons/(?:${ofOneScreen.join('|')})\\.)`);

/** What every screen needs: libraries, calls, and small parts that several screens share. */
const ofEveryScreen = [
  /^\0as-module:/,
  /node_modules\/(?:react|react-dom|scheduler|@tanstack|clsx|class-variance-authority)\//,
  sharedIcons,
  /contract\/src\/(?!safety\/check-input).*\.ts$/,
  /src\/(?:main|app\/(?!offline-bar|shortcuts).*|features\/auth\/(?:auth-provider|session))\.tsx?$/,
  /domain\/src\/(?:safety\/words|herbs\/use-tags)\.ts$/,
  /src\/ui\/(?!botanical|toast-(?:view|place)|action-card|tabs).*\.tsx?$/,
  /src\/lib\/(?!safe-html|clean-by-|copy-text|use-kept-in-tab|use-suggested-names|nothing-found|offline\/(?!outbox|kept-people-store|device-store|use-offline)).*\.tsx?$/,
  /src\/features\/(?:auth\/(?:auth\.messages|password-hint)|products\/products\.messages|supplements\/schedule-words)\.tsx?$/,
  /src\/features\/(?:herbs\/(?:use-choices|herb-card|favorite-heart|herbs\.messages)|safety\/finding-list|profiles\/(?:profile-gaps|use-names-check))\.tsx?$/,
];

/**
 * Bundles what screens share into a few files. By default the bundler makes one for every set of screens, and thirty small
 * requests take longer than a few larger ones. The first match wins.
 */
export const sharedChunks = [
  {
    name: 'schemas',
    test: /node_modules\/zod\/|contract\/src\/(?:fields|.*\.shapes)\.ts$/,
    priority: 2,
    // Their dependencies are needed without them too.
    includeDependenciesRecursively: false,
  },
  { name: 'core', test: (id: string) => ofEveryScreen.some((each) => each.test(id)), priority: 1 },
  /** The account forms without their validation, which is loaded later: see features/auth/lazy-checks.ts. */
  {
    name: 'account-forms',
    test: /node_modules\/react-hook-form\/|features\/auth\/(?!auth-provider|session|form-checks|password-strength)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'today-parts',
    test: /features\/(?:supplements\/(?:today-dose|supply-)|wellness\/(?:metrics|wellness\.(?:messages|queries))|analytics\/(?:daily-figures|analytics\.messages))|domain\/src\/wellness\/scores|icons\/package-open\./,
  },
  { name: 'drawings', test: /ui\/botanical|features\/herbs\/(?:find-rules|morphology)|wording\/grade-words/ },
  {
    name: 'analyzer-parts',
    test: /features\/analyses\/(?:analysis-result|analyses\.messages)|domain\/src\/(?:labels\/contents-line|resolve\/phrases)/,
  },
  {
    name: 'answer-parts',
    test: /lib\/(?:safe-html|clean-by-browser)|features\/products\/product-(?:block|clicks)|icons\/external-link\./,
    includeDependenciesRecursively: false,
  },
  { name: 'offline-parts', test: /lib\/offline\/(?:start|kept-people|service-worker|send-outbox|herb-numbers)\./ },
];
