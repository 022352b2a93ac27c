// Finds a Chromium for tests and screenshots: CHROMIUM_PATH, one that is installed, else Debian's package when
// root on Debian, else Playwright's own. Exports the path; null lets Playwright use its own download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The one named or installed, if there is any; installs nothing. */
export function installedBrowser() {
  return usualPlaces.find((place) => place !== undefined && existsSync(place));
}

export function findBrowser() {
  const installed = installedBrowser();
  if (installed) return installed;
  if (installDebianPackages(['chromium']) && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  console.log('No Chromium found; asking Playwright for its own…');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('No browser could be found or installed. Install Chromium or set CHROMIUM_PATH.');
  return null;
}

/** Installs packages when this is Debian and we are root; true when that worked. */
export function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Installing ${names.join(' ')}…`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  return spawnSync('apt-get', ['install', '-y', '-qq', ...names], options).status === 0;
}
