import { datedScript } from './dated';

/** Must directly follow an element with dates (`onDays`): shows that element only on its days. */
export function DatedScript() {
  return <script dangerouslySetInnerHTML={{ __html: datedScript }} />;
}
