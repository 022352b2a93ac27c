import type { Profile } from '@herbie/contract';
import { Card } from '../../ui/card.tsx';
import { genderWord, notSpecified } from './gender-words.ts';
import { Link } from '../../ui/link.tsx';

export function ProfileCard({ profile }: { profile: Profile }) {
  const rows = [
    ['Age', profile.age ?? notSpecified],
    ['Gender', genderWord(profile.gender)],
    ['Health concerns', profile.healthConcerns ?? notSpecified],
    ['Current medications', profile.currentMedications ?? notSpecified],
  ] as const;
  return (
    <Card>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-xl">Profile</h2>
        <Link to="/create-profile" className="py-1 font-semibold text-leaf underline">
          Edit profile
        </Link>
      </div>
      <dl className="mt-3 space-y-2">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3">
        {[
          { to: '/create-profile', search: { mode: 'family' }, label: 'Add a family member' },
          { to: '/safety', search: { view: 'cabinet', profile: profile.id }, label: 'Check the whole cabinet' },
          { to: '/safety', search: { view: 'household' }, label: 'What suits all of us' },
          { to: '/safety', search: { view: 'sheet', profile: profile.id }, label: 'Sheet for a doctor or pharmacist' },
        ].map(({ to, search, label }) => (
          <li key={label}>
            <Link to={to} search={search} className="inline-block py-1 font-semibold text-leaf underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
