import type { ReactNode } from 'react';
import { stack } from './Stack.css';

export function Stack({ gap, children }: { gap: keyof typeof stack; children: ReactNode }) {
  return <div className={stack[gap]}>{children}</div>;
}
