import { getSite } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { reading } from '../lib/query-client.ts';
import { PageFrame } from '../ui/page-frame.tsx';

const usage = 'How it is used';
const sections: readonly (readonly [string, readonly string[]])[] = [
  [
    'What is collected',
    [
      'Identity: your username, and first and last name if you give them.',
      'Contact: your email address, if you give one.',
      'Technical: which browser you use and your shortened network address, kept for at most 90 days.',
      'Profile: what you enter for yourself and your family.',
      'Usage: counts of log-ins, messages, analyses and clicks on shopping links, without their content.',
      'Health: medicines, allergies, concerns, goals, wellness entries, supplements, chats and photos. You give consent to this when you save a profile, and you can delete it at any time.',
    ],
  ],
  [
    usage,
    [
      'To answer you, to check herbs against your profile and to show your own history. It is not sold and not used for advertising.',
      'Photos are redrawn without location data and the newest 50 are stored until you delete them.',
      'If you report an answer as unsafe, the people who run this site see what you wrote, which rules had warned and when; they see the answer’s text only if you tick that, and never your name, question or profile.',
      'Shopping links open the retailer in a new tab; the retailer then applies its own policy.',
    ],
  ],
  [
    'Cookies',
    [
      'One cookie keeps you logged in. Your browser also keeps your theme, your answers to the cookie notice and to the offer to install, that you are logged in, and that the fonts have been loaded. What you write without a connection waits there until it is sent or you log out. Words you typed and did not send or save stay in the tab until it is closed or you log out. Your profiles stay there only if you tick that on the safety page, until you log out. There is no tracking across sites.',
    ],
  ],
  [
    'Security',
    [
      'Passwords are stored as slow hashes, sessions and reset links only as hashes. Only you can read your records through this site; the operator of the server can reach its database.',
    ],
  ],
  [
    'Deleting',
    [
      'You can delete chats, profiles, entries and photos one by one. Deleting a profile removes its entries and supplements. In the settings you can delete your health data, or the whole account with everything in it.',
    ],
  ],
];

export function PrivacyPolicyScreen() {
  const { data: site } = useQuery(reading(getSite));
  const told = sections.map(
    ([title, lines]) => [title, title === usage && site ? [...lines, whoAnswers(site)] : lines] as const,
  );
  return (
    <PageFrame title="Privacy Policy" lead="Last updated April 4, 2025">
      {told.map(([title, lines]) => (
        <section key={title} className="max-w-[70ch] space-y-2">
          <h2 className="text-2xl">{title}</h2>
          {lines.length === 1 ? (
            <p>{lines[0]}</p>
          ) : (
            <ul className="list-disc space-y-1.5 pl-5">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <section className="max-w-[70ch] space-y-2">
        <h2 className="text-2xl">Contact</h2>
        <p>
          Please write to the operator of this site with any question about your data
          {site?.contact ? (
            <>
              :{' '}
              <a href={`mailto:${site.contact}`} className="text-leaf underline">
                {site.contact}
              </a>
            </>
          ) : null}
          .
        </p>
      </section>
    </PageFrame>
  );
}

interface Answering {
  readonly engineName: string;
  readonly engineService: string | null;
  readonly sentToService: readonly string[];
  readonly neverSentToService: readonly string[];
}

function whoAnswers({ engineName, engineService, sentToService, neverSentToService }: Answering): string {
  if (engineService === null)
    return 'This site answers with its built-in guide: what you write stays on this server and is not sent to any AI service.';
  return `An AI service helps with answers: ${engineName} at ${engineService}. It is sent: ${sentToService.join('; ')}. It is never sent: ${neverSentToService.join('; ')}. In your settings you can choose the built-in guide only; then nothing is sent.`;
}
