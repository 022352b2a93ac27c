import { Camera, MessageCircle, TrendingUp, Users } from 'lucide-react';
import { LeafMark } from '../ui/leaf-mark.tsx';
import { Herbarium } from './herbarium.tsx';
import { Footer } from './landing-footer.tsx';
import { Notices } from './landing-notices.tsx';

const features = [
  [
    MessageCircle,
    'AI-Powered Herbal Chat',
    'Ask in your own words. Every answer is checked against your medicines, allergies and conditions, and says where it comes from.',
  ],
  [
    Camera,
    'Camera Herb Analysis',
    'Take a photo of a supplement’s label and see what is in it and what that means for you.',
  ],
  [TrendingUp, 'Wellness Tracker', 'Follow symptoms, supplements, mood and sleep, and see what changes over weeks.'],
  [Users, 'Family Profiles', 'Look after the whole family with one account. What suits you may not suit your mother.'],
] as const;
const steps = [
  ['Create Your Profile', 'Tell Herbie your age, medicines, allergies and what you would like help with.'],
  ['Chat', 'Ask about a concern or a herb and read a checked answer.'],
  ['Snap a Photo', 'Let the label of a supplement speak for itself.'],
  ['Save Favorites', 'Keep the herbs and products you want to come back to.'],
  ['Track Progress', 'Note how you sleep and feel, and see the trend.'],
] as const;

const button =
  'inline-flex min-h-12 items-center justify-center rounded-full bg-leaf px-6 py-2.5 text-center font-semibold text-on-leaf hover:bg-leaf-hover';
const quiet = 'inline-flex min-h-12 items-center rounded-full px-4 py-2 font-semibold text-leaf hover:bg-tint';
const wrap = 'mx-auto w-full max-w-6xl px-4';

/** The start page. It is rendered to plain HTML when the site is built and runs no React in the browser. */
export function LandingPage() {
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-leaf focus:p-3 focus:text-on-leaf"
      >
        Skip to content
      </a>
      <TopBar />
      <main id="main">
        <Hero />
        <Features />
        <Steps />
        <ClosingCall />
      </main>
      <Footer />
      <Notices />
    </>
  );
}

function TopBar() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-card">
      <nav aria-label="Main" className={`${wrap} flex min-h-16 flex-wrap items-center gap-2 py-2`}>
        <a href="/" className="mr-auto flex items-center gap-2 font-display text-2xl font-semibold text-leaf">
          <LeafMark className="size-7" />
          Herbie
        </a>
        <div className="hidden items-center gap-2 md:flex">
          <Choices />
        </div>
        <button
          type="button"
          id="landing-toggle"
          aria-expanded="false"
          aria-controls="landing-menu"
          aria-label="Open menu"
          className="group flex size-12 items-center justify-center rounded-full text-leaf hover:bg-tint md:hidden"
        >
          <svg
            viewBox="0 0 24 24"
            aria-hidden
            className="size-6"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          >
            <path d="M3 6h18M3 12h18M3 18h18" className="group-aria-expanded:hidden" />
            <path d="M6 6l12 12M18 6 6 18" className="hidden group-aria-expanded:block" />
          </svg>
        </button>
        <div id="landing-menu" hidden className="w-full pb-3 md:hidden [[hidden]]:hidden">
          <Choices />
        </div>
      </nav>
    </header>
  );
}

function Choices() {
  return (
    <>
      <a href="/login" data-visitor className={`${quiet} [[hidden]]:hidden`}>
        Login
      </a>
      <a href="/register" data-visitor className={`${button} [[hidden]]:hidden`}>
        Sign Up Free
      </a>
      <a href="/dashboard" data-signed-in hidden className={`${button} [[hidden]]:hidden`}>
        Dashboard
      </a>
    </>
  );
}

function Hero() {
  return (
    <section
      className={`${wrap} grid grid-cols-1 items-center gap-10 pt-12 pb-8 lg:grid-cols-[1.1fr_1fr] lg:pt-16 lg:pb-10`}
    >
      <div>
        <h1 className="text-4xl sm:text-5xl lg:text-6xl">Meet Herbie, your personal herbal advisor</h1>
        <p className="mt-5 max-w-[52ch] text-lg text-pretty text-soft sm:text-xl">
          A calm guide to herbs and supplements. It checks every answer against the person it is for, and names its
          sources.
        </p>
        <a href="/register" className={`${button} mt-7 text-lg`}>
          Get Started - 100% Free
        </a>
        <p data-claim className="mt-5 max-w-[52ch] text-sm text-soft">
          Made for the thousands of people who reach for a herb before they ask what it does.
        </p>
      </div>
      <SampleAnswer />
    </section>
  );
}

function SampleAnswer() {
  return (
    <figure className="space-y-3 rounded-3xl border border-line bg-card p-5 shadow-soft sm:p-7">
      <figcaption className="text-sm font-semibold text-clay">A checked answer, as Herbie gives it</figcaption>
      <p className="ml-auto w-fit max-w-[85%] rounded-2xl rounded-br-sm bg-tint px-4 py-2.5">
        Can I take St John’s wort? I am on sertraline.
      </p>
      <p>These two do not go well together. Please do not start it on your own.</p>
      <div className="rounded-2xl border-l-4 border-avoid bg-avoid-tint p-4">
        <p className="flex items-center gap-2 font-bold text-avoid">
          <svg viewBox="0 0 24 24" aria-hidden className="size-4 shrink-0">
            <path d="M12 2 23 21H1Z" fill="currentColor" />
          </svg>
          Avoid: St John’s wort and sertraline
        </p>
        <p className="mt-1">Both raise serotonin; together they can cause serotonin syndrome.</p>
        <p className="mt-1 text-sm">Source: NCCIH, St. John’s Wort and Depression</p>
      </div>
      <p className="text-sm text-soft">
        Educational only. A pharmacist or doctor has the last word.{' '}
        <a href="/method" className="inline-block font-semibold text-leaf underline underline-offset-2">
          How answers are made
        </a>
      </p>
    </figure>
  );
}

function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className={`${wrap} pt-8 pb-14`}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h2 id="features-title" className="text-3xl sm:text-4xl">
          A field guide that knows you
        </h2>
        <Herbarium />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-5 sm:grid-cols-2">
        {features.map(([Icon, title, text]) => (
          <article key={title} className="rounded-2xl border border-line bg-card p-6 shadow-soft">
            <div className="flex flex-wrap items-center gap-3">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-xl bg-tint text-leaf">
                <Icon aria-hidden className="size-6" />
              </span>
              <h3 className="min-w-0 grow basis-40 text-xl text-leaf">{title}</h3>
            </div>
            <p className="mt-3">{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

function Steps() {
  return (
    <section id="how-it-works" aria-labelledby="steps-title" className="bg-sunken py-14">
      <div className={wrap}>
        <h2 id="steps-title" className="text-3xl sm:text-4xl">
          How It Works
        </h2>
        <ol className="mt-8 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-5">
          {steps.map(([title, text], place) => (
            <li key={title} className="border-t-2 border-leaf pt-4 sm:last:col-span-2 lg:last:col-span-1">
              <span aria-hidden className="font-display text-3xl text-clay">
                {place + 1}
              </span>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function ClosingCall() {
  return (
    <section className={`${wrap} py-16 text-center`}>
      <h2 className="text-3xl sm:text-4xl">Free, and yours</h2>
      <p className="mx-auto mt-3 max-w-[55ch] text-lg text-soft">
        No credit card, no subscription fees. Herbie earns a commission when you buy through a shopping link.
      </p>
      <a href="/register" className={`${button} mt-6 text-lg`}>
        Start Your Herbal Health Journey Today
      </a>
    </section>
  );
}
