import { encode } from 'uqr';
import { rowsOfModules } from './rows-of-modules';

/** ISO/IEC 18004 requires four modules of margin. */
const margin = 4;

export function QrCode({
  content,
  label,
  className,
}: {
  content: string;
  label: string;
  className: string;
}) {
  const { data, size } = encode(content, { ecc: 'M', border: 0 });
  const side = size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin - 0.5} ${side} ${side}`}
      className={className}
    >
      <path stroke="currentColor" d={rowsOfModules(data)} />
    </svg>
  );
}
