import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../ui/field.tsx';

interface UsernameProps extends UseFormRegisterReturn {
  readonly error: string | undefined;
  /** It goes along to the other form of the account. */
  readonly onTyped: (username: string) => void;
}

export function UsernameField({ onTyped, onChange, ...field }: UsernameProps) {
  return (
    <TextField
      label="Username"
      autoComplete="username"
      {...field}
      onChange={(event) => {
        onTyped(event.target.value);
        void onChange(event);
      }}
    />
  );
}
