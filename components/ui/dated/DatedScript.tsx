import { datedScript } from './dated';

/** Must directly follow an element with dates (`onDays`). */
export function DatedScript() {
  return <script dangerouslySetInnerHTML={{ __html: datedScript }} />;
}
