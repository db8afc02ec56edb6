import { datedScript } from './dated';

/** Inline script that shows an element with dates (`onDays`) only on its days. Must directly follow that element. */
export function DatedScript() {
  return <script dangerouslySetInnerHTML={{ __html: datedScript }} />;
}
