import { TriangleAlert } from 'lucide-react';
import { Card } from '../ui/card.tsx';

export function NotFoundScreen() {
  return (
    <div className="flex grow items-center justify-center bg-[#e5e5e3] p-6 dark:bg-[#2b2d2b]">
      <Card className="max-w-md space-y-3">
        <div className="flex items-center gap-3">
          <TriangleAlert aria-hidden className="size-9 shrink-0 text-[#c4262b] dark:text-[#ff8a80]" />
          <h1 className="text-2xl">404 Page Not Found</h1>
        </div>
        <p className="text-soft">Did you forget to add the page to the router?</p>
        <p>
          <a href="/" className="font-semibold text-leaf underline">
            Go to the home page
          </a>
        </p>
      </Card>
    </div>
  );
}
