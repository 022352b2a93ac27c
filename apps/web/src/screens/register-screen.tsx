import { getSite } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { useTypedName } from '../features/auth/use-typed-name.ts';
import { reading } from '../lib/query-client.ts';
import { pageHistory, useLocation } from '../lib/location.ts';
import { usePreload } from '../lib/use-preload.ts';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';

const benefits = [
  'Free: no credit card, no subscription',
  'Answers checked against your medicines and allergies',
  'Profiles for your whole family',
  'You can download and delete everything kept about you',
];

/** The next page is at hand when it is needed: whoever has registered types at once. */
const loadLogin = () => import('./login-screen.tsx');

export function RegisterScreen() {
  usePreload(loadLogin);
  const { searchStr } = useLocation();
  const [username, setUsername] = useTypedName();
  const { data: site } = useQuery(reading(getSite));
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-8 px-4 py-8 lg:grid-cols-[1.1fr_1fr] lg:py-14">
      <Card className="min-w-0 space-y-5 lg:p-8">
        <h1 className="text-3xl">Create your account</h1>
        <RegisterForm
          username={username}
          onTyped={setUsername}
          onDone={(name) => pageHistory.replace(`/login${searchStr}`, { username: name })}
        />
        <p>
          Have an account?{' '}
          <Link to={`/login${searchStr}`} state={{ username }} className="font-semibold text-leaf underline">
            Log in
          </Link>
        </p>
      </Card>
      <aside aria-label="Benefits" className="space-y-5 self-start rounded-2xl bg-tint p-6 lg:p-8">
        <h2 className="text-2xl text-leaf">What you get</h2>
        <ul className="space-y-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2.5">
              <Check aria-hidden className="mt-1 size-5 shrink-0 text-leaf" />
              <span className="min-w-0 wrap-anywhere">{benefit}</span>
            </li>
          ))}
        </ul>
        <figure className="space-y-2 border-l-4 border-clay pl-4">
          <blockquote className="font-display text-lg wrap-anywhere">
            {site?.testimonial ??
              '“I asked about a sleep tea and was told, kindly, that it does not go with my tablets. That is what I want from a guide.”'}
          </blockquote>
          {site?.testimonial ? null : <figcaption className="text-sm text-soft">Sample testimonial</figcaption>}
        </figure>
      </aside>
    </div>
  );
}
