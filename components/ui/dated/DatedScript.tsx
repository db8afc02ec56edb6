import { datedScript } from './dated';

/** Inline script, which must directly follow an element with dates (`onDays`). */
export function DatedScript() {
  return <script dangerouslySetInnerHTML={{ __html: datedScript }} />;
}
