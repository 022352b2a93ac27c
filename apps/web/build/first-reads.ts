import {
  type Call,
  getAccount,
  getChat,
  getMainProfile,
  getSession,
  limits,
  listChats,
  listConsents,
  listFavoriteProducts,
  listFavorites,
  listHerbs,
  listMessages,
  listProfiles,
  recommendHerbs,
} from '@herbie/contract';

/** What a screen cannot be drawn without. The journeys hold that each of these is taken up by its screen. */
const reads: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [address(getMainProfile), address(listChats), address(recommendHerbs, { limit: 4 })],
  '/chat': [address(listProfiles)],
  '/chat/:chatId': [
    address(getChat),
    address(listMessages),
    address(listProfiles),
    address(listChats, { limit: limits.page }),
  ],
  '/create-profile': [address(listProfiles)],
  '/herb-analyzer': [address(listProfiles)],
  '/wellness-tracker': [address(listProfiles)],
  '/recommendations': [
    address(listFavoriteProducts, { limit: limits.page }),
    address(listFavorites, { limit: limits.page }),
    address(listProfiles),
  ],
  '/herbs': [address(listHerbs, { covered: 'true', limit: limits.herbsAtFirst })],
  '/herbs/compare': [address(listProfiles)],
  '/herbs/:herbId': [address(listProfiles)],
  '/safety': [address(listProfiles)],
  '/settings': [address(getAccount), address(listProfiles), address(listConsents)],
};

/** The addresses that a screen reads first, in the form that public/early-reads.js takes. */
export function firstReads(path: string): string {
  const own = reads[path];
  return own === undefined ? '' : [address(getSession), ...own].join(' ');
}

function address(call: Call, query: Readonly<Record<string, number | string>> = {}): string {
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return search.length === 0 ? call.path : `${call.path}?${search.join('&')}`;
}
