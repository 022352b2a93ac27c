/** Sentences of the safety pages that stand in more than one place. */
export const safetyMessages = {
  noProfile: 'Nobody to check for yet',
  noProfileWhy: 'Create a profile with medicines, allergies and conditions, and Herbie checks against it.',
  limits: 'Medicine with medicine is not checked. Herbie is educational; a pharmacist or clinician has the last word.',
  noHerb:
    'No herb or supplement is among these, and medicines are not checked against each other. A pharmacist can do that.',
  noHerbTitle: 'No herb or supplement to check',
  failed: 'The check failed. Please try again.',
  notStored:
    'The server cannot be reached, and what a check needs is not stored on this device yet. Connect once and stay signed in for a minute; after that it works here without a network.',
  personNotStored:
    'The server cannot be reached, and what this page needs is not stored on this device. When you are connected again, open it and stay for a minute, or tick “Keep my profiles on this device”.',
  nothingTyped: 'Type at least one name first.',
  outdated: 'The list has changed since the last check. Press Check to see what holds now.',
  keep: 'Keep my profiles on this device, for checks without a network',
  keepHint:
    'Medicines, conditions and supplements of everybody in this account stay in this browser until you log out or untick this, or for seven days without a connection. Leave it off on a device that others use.',
  notKept: 'This browser keeps nothing, so the profiles cannot stay here.',
  keptAt: (when: string) =>
    `The server cannot be reached. These profiles are as they were on ${when}; what has changed since is not checked.`,
  nobodyHere:
    'Your profiles could not be loaded, so only what is typed is checked. Type the medicines, conditions, pregnancy and age too.',
} as const;
