import { datedScript } from './dated';

/** To be right after an element with dates (`onDays`), which it shows on its days alone. */
export function DatedScript() {
  return <script dangerouslySetInnerHTML={{ __html: datedScript }} />;
}
