/** `path` is SVG path data. */
export interface PlanLine {
  path: string;
  name?: string;
  /** Middle of the name, in % of the line. */
  nameAt?: number;
}

export interface PlanSpot {
  name: string;
  side: 'left' | 'right';
  x: number;
  y: number;
}

export function NameAlong({
  line: { name, nameAt = 50 },
  id,
  lift,
}: {
  line: PlanLine;
  id: string;
  /** From the line up to the letters, px; negative below. */
  lift: number;
}) {
  return (
    name !== undefined && (
      <text dy={-lift} textAnchor="middle">
        <textPath href={`#${id}`} startOffset={`${nameAt}%`}>
          {name}
        </textPath>
      </text>
    )
  );
}

/** `distance` is in px. */
export function NameBeside({
  spot: { name, side, x, y },
  distance,
}: {
  spot: PlanSpot;
  distance: number;
}) {
  return side === 'left' ? (
    <text x={x - distance} y={y + 5} textAnchor="end">
      {name}
    </text>
  ) : (
    <text x={x + distance} y={y + 5}>
      {name}
    </text>
  );
}
