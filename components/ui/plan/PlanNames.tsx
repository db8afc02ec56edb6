/** `path` is SVG path data. */
export interface PlanLine {
  readonly path: string;
  readonly name?: string;
  /** Middle of the name, in % of the line. */
  readonly nameAt?: number;
}

export interface PlanSpot {
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly x: number;
  readonly y: number;
}

export function NameAlong({
  line: { name, nameAt = 50 },
  id,
  lift,
}: {
  readonly line: PlanLine;
  readonly id: string;
  /** From the line up to the letters, px; negative below. */
  readonly lift: number;
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
  readonly spot: PlanSpot;
  readonly distance: number;
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
