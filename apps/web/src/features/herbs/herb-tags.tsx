import { dangerTag } from '@herbie/domain/use-tags';
import { classNames } from '../../lib/class-names.ts';
import { Tag } from '../../ui/card.tsx';

/** What a herb is used for in a word each; danger stands out. */
export function HerbTags({ tags, className }: { readonly tags: readonly string[]; readonly className?: string }) {
  return (
    <p className={classNames('flex flex-wrap gap-1.5', className)}>
      {tags.map((tag) => (
        <Tag key={tag} isAlarming={tag === dangerTag}>
          {tag}
        </Tag>
      ))}
    </p>
  );
}
