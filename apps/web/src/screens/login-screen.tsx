import { Camera, MessageCircle, TrendingUp, Users } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../features/auth/auth-provider.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { useTypedName } from '../features/auth/use-typed-name.ts';
import { useLocation } from '../lib/location.ts';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx';

const features = [
  [MessageCircle, 'Personalized Advice', 'Answers that take your medicines, allergies and conditions into account.'],
  [Camera, 'Camera Analysis', 'Read the label of a supplement and check it.'],
  [TrendingUp, 'Wellness Tracking', 'See how sleep, energy and stress change.'],
  [Users, 'Family Profiles', 'A profile of their own for everyone you care for.'],
] as const;
const tab =
  'grow rounded-full border border-transparent px-4 py-2 font-semibold text-soft aria-selected:bg-card aria-selected:text-leaf aria-selected:border-strong-line min-h-11';

export function LoginScreen() {
  const { logIn } = useAuth();
  const { searchStr } = useLocation();
  const [shown, setShown] = useState<'login' | 'register'>('login');
  const [username, setUsername] = useTypedName();
  const [hasRegistered, setRegistered] = useState(false);
  const choose = (next: typeof shown) => {
    setRegistered(false);
    setShown(next);
  };
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-8 px-4 py-8 lg:grid-cols-[1.1fr_1fr] lg:py-14">
      <Card className="min-w-0 space-y-5 lg:p-8">
        <h1 className="text-3xl">Welcome</h1>
        <Tabs value={shown} onValue={choose}>
          <TabList label="Account" className="flex flex-wrap rounded-3xl bg-sunken p-1">
            <Tab value="login" className={tab}>
              Login
            </Tab>
            <Tab value="register" className={tab}>
              Register
            </Tab>
          </TabList>
          <TabPanel value="login" className="space-y-5 pt-5">
            <LoginForm logIn={logIn} username={username} onTyped={setUsername} hasRegistered={hasRegistered} />
            <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
              <Link to="/forgot-password" className="inline-block py-1 font-semibold text-leaf underline">
                Forgot your password?
              </Link>
              <Link
                to={`/register${searchStr}`}
                state={{ username }}
                className="inline-block py-1 font-semibold text-leaf underline"
              >
                New here? Create an account
              </Link>
            </p>
          </TabPanel>
          <TabPanel value="register" className="pt-5">
            <RegisterForm
              username={username}
              onTyped={setUsername}
              onDone={(name) => {
                setUsername(name);
                setRegistered(true);
                setShown('login');
              }}
            />
          </TabPanel>
        </Tabs>
      </Card>
      <aside aria-label="What Herbie offers" className="grid content-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
        {features.map(([Icon, title, text]) => (
          <div key={title} className="flex min-w-0 flex-wrap gap-4 rounded-2xl bg-tint p-5">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-xl bg-card text-leaf">
              <Icon aria-hidden className="size-6" />
            </span>
            <div className="min-w-0 grow basis-40">
              <h2 className="text-lg text-leaf">{title}</h2>
              <p className="mt-1">{text}</p>
            </div>
          </div>
        ))}
      </aside>
    </div>
  );
}
