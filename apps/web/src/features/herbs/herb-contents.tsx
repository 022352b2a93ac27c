import { chaptersOf } from './herb-text.tsx';
import { type Monograph, sectionId } from './monograph-sections.tsx';

/** The way to each part of a long page, where there is room beside it. */
export function HerbContents({ monograph, first }: { readonly monograph: Monograph; readonly first: string }) {
  return (
    <nav aria-label="On this page" className="no-print hidden lg:block">
      <ul>
        {[first, ...chaptersOf(monograph).map(({ title }) => title)].map((title) => (
          <li key={title}>
            <a
              href={`#${sectionId(title)}`}
              className="block rounded-lg px-3 py-1.5 text-soft transition-colors hover:bg-tint hover:text-leaf"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
