import type { Profile } from '@herbie/contract';
import { ListChecks, Plus, Printer, Users } from 'lucide-react';
import { withoutMarks } from '../../lib/profile-names.ts';
import { Card } from '../../ui/card.tsx';
import { genderWord, notSpecified } from './gender-words.ts';
import { Link } from '../../ui/link.tsx';

export function ProfileCard({ profile }: { profile: Profile }) {
  const rows = [
    ['Age', profile.age ?? notSpecified],
    ['Gender', genderWord(profile.gender)],
    ['Health concerns', withoutMarks(profile.healthConcerns ?? notSpecified)],
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
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-1">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="-mx-3 mt-4 -mb-2 grid gap-x-6 border-t border-line px-0 pt-2 sm:grid-cols-2 lg:grid-cols-1">
        {[
          { to: '/create-profile', search: { mode: 'family' }, label: 'Add a family member', Icon: Plus },
          {
            to: '/safety',
            search: { view: 'cabinet', profile: profile.id },
            label: 'Check the whole cabinet',
            Icon: ListChecks,
          },
          { to: '/safety', search: { view: 'household' }, label: 'What suits all of us', Icon: Users },
          {
            to: '/safety',
            search: { view: 'sheet', profile: profile.id },
            label: 'Sheet for a doctor or pharmacist',
            Icon: Printer,
          },
        ].map(({ to, search, label, Icon }) => (
          <li key={label}>
            <Link
              to={to}
              search={search}
              className="flex min-h-11 items-center gap-3 rounded-lg px-3 py-1.5 font-semibold text-leaf transition-colors hover:bg-tint"
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
