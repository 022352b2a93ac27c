import { Card } from '../ui/card.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

const features = [
  ['Herbal chat', 'Ask in your own words. Herbie answers from a knowledge base in which every claim names its source.'],
  ['Checked for you', 'Fixed rules check each herb against your medicines, allergies, age, pregnancy and conditions.'],
  ['Label reading', 'A photo of a label shows what is in it and what that means for you.'],
  ['Wellness tracker', 'Sleep, energy, stress, mood and symptoms, with your supplements beside them.'],
  ['Family profiles', 'One account looks after several people, each with their own profile.'],
] as const;
const steps = [
  ['Describe yourself', 'Age, medicines, allergies and conditions. Leave out what you do not want to say.'],
  ['Ask', 'Name a concern, a herb, or two things you would like to combine.'],
  ['Read the note beside the answer', 'It says what to avoid, why, what to do and where that comes from.'],
  ['Decide with a professional', 'Take the one-page check to your pharmacist or doctor.'],
] as const;

export function HowItWorksScreen() {
  return (
    <PageFrame
      title="How Herbie works"
      lead="A guide to herbs that says what it knows, what it does not know, and what its sources are."
      wide
    >
      <section aria-labelledby="features" className="space-y-4">
        <h2 id="features" className="text-2xl">
          Five things it does
        </h2>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-6">
          {features.map(([title, text], place) => (
            <Card key={title} className={place < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}>
              <h3 className="text-xl text-leaf">{title}</h3>
              <p className="mt-1">{text}</p>
            </Card>
          ))}
        </div>
      </section>
      <section aria-labelledby="steps" className="space-y-4">
        <h2 id="steps" className="text-2xl">
          Four steps
        </h2>
        <ol className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {steps.map(([title, text], place) => (
            <li key={title} className="flex gap-4 rounded-2xl bg-tint p-5">
              <span aria-hidden className="w-6 shrink-0 font-display text-4xl text-clay">
                {place + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-xl">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <Card>
        <h2 className="text-2xl">Disclaimer</h2>
        <p className="mt-2 max-w-[70ch]">
          Herbie is educational and gives no medical advice. Please consult a healthcare professional before you take
          anything, especially for children, pregnant women or people with existing conditions. Herbie earns from
          qualifying purchases made through its shopping links; which herbs it names does not depend on that.
        </p>
      </Card>
    </PageFrame>
  );
}
