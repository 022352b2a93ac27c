import { Download, Ellipsis } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { download } from './chats.queries.ts';

/** Export is a text file at one press; other forms are in the menu beside it. */
export function ExportMenu({ chatId }: { chatId: number | null }) {
  return (
    <div className="no-print flex shrink-0 items-center">
      <Button
        variant="secondary"
        size="small"
        disabled={chatId === null}
        onClick={() => chatId !== null && void download(chatId, 'txt')}
      >
        <Download aria-hidden className="size-4" /> <span className="max-lg:sr-only">Export</span>
      </Button>
      {chatId === null ? null : (
        <Menu label="Other formats" icon={<Ellipsis aria-hidden className="size-5" />}>
          <MenuItem onChoose={() => void download(chatId, 'txt')}>Text file</MenuItem>
          <MenuItem onChoose={() => void download(chatId, 'md')}>Markdown file</MenuItem>
          <MenuItem onChoose={() => void download(chatId, 'json')}>JSON file</MenuItem>
          <MenuItem onChoose={() => setTimeout(() => print(), 0)}>Print or save as PDF</MenuItem>
        </Menu>
      )}
    </div>
  );
}
