import { limits } from '@herbie/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';

interface TextProps {
  readonly label: string;
  readonly initial: string;
  readonly onRead: (text: string) => void;
  readonly isBusy: boolean;
}

/** The words of the label, typed or put right, to be looked at again together with the same picture. */
export function LabelTextForm({ label, initial, onRead, isBusy }: TextProps) {
  const [text, setText] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onRead(text);
  };
  return (
    <form onSubmit={submit} className="space-y-3">
      <TextArea
        label={label}
        rows={5}
        maxLength={limits.labelText}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={isBusy || text.trim() === ''}>
        {isBusy ? 'Identifying…' : 'Check this text'}
      </Button>
    </form>
  );
}
