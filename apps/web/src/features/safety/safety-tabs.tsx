import { Link } from '../../ui/link.tsx';

export const safetyViews = [
  {
    key: 'check',
    label: 'Check anything',
    title: 'Safety check',
    lead: 'Put in everything that is taken: medicines, herbs, supplements, also conditions and allergies. Every pair with a herb or supplement is checked, and any amounts you give.',
  },
  {
    key: 'cabinet',
    label: 'Whole cabinet',
    title: 'The whole cabinet',
    lead: 'All that one person takes, looked at together: every herb and supplement with every other, and with each medicine, condition and allergy.',
  },
  {
    key: 'household',
    label: 'Household',
    title: 'What suits all of us',
    lead: 'One tin of tea for everybody? Choose what it is for, and see the herbs for which no serious warning was found, for anyone in your family.',
  },
  {
    key: 'sheet',
    label: 'Sheet to print',
    title: 'Sheet for a doctor or pharmacist',
    lead: 'One page to hand over: who you are, what you take, what to mind, and what was found.',
  },
] as const;

export type SafetyView = (typeof safetyViews)[number]['key'];

export function viewOf(search: string): SafetyView {
  const asked = new URLSearchParams(search).get('view');
  return safetyViews.find(({ key }) => key === asked)?.key ?? 'check';
}

/** The four safety pages; each has an address of its own. */
export function SafetyTabs({ view }: { view: SafetyView }) {
  return (
    <nav aria-label="Safety pages" className="no-print @container">
      <ul className="grid grid-cols-1 gap-1 rounded-2xl @min-[16rem]:grid-cols-2 bg-sunken p-1 sm:flex">
        {safetyViews.map(({ key, label }) => (
          <li key={key} className="sm:grow">
            <Link
              to="/safety"
              {...(key === 'check' ? {} : { search: { view: key } })}
              aria-current={view === key ? 'page' : undefined}
              className={`flex min-h-11 items-center justify-center rounded-xl px-3 text-center font-semibold ${
                view === key ? 'bg-card text-leaf shadow-soft' : 'text-ink hover:bg-tint'
              }`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
