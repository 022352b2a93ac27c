import { useState } from 'react';
import { useLocation } from '../../lib/location.ts';

/** The user name as typed so far: it goes along from the log-in form to the registration form and back. */
export function useTypedName(): readonly [name: string, setName: (name: string) => void] {
  const { state } = useLocation();
  return useState(typeof state['username'] === 'string' ? state['username'] : '');
}
