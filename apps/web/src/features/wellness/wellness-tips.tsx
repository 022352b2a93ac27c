import { Leaf } from 'lucide-react';
import { tips } from './wellness.messages.ts';

export function WellnessTips() {
  return (
    <section aria-labelledby="tips" className="space-y-3">
      <h2 id="tips" className="text-2xl">
        Wellness tips
      </h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-3 rounded-2xl bg-tint p-4 md:last:odd:col-span-2">
            <Leaf aria-hidden className="mt-1 size-5 shrink-0 text-leaf" />
            <span className="max-w-[70ch] min-w-0">{tip}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
