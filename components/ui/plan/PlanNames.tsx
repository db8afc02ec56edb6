/** A line of a plan (SVG path data), and the name that runs along it. */
export interface PlanLine {
  readonly path: string;
  readonly name?: string;
  /** Where the middle of the name is, in % of the line. */
  readonly nameAt?: number;
}

/** A spot of a plan, and the side on which its name is. */
export interface PlanSpot {
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly x: number;
  readonly y: number;
}

/** A name that runs along its line, above it. */
export function NameAlong({
  line: { name, nameAt = 50 },
  id,
  lift,
}: {
  readonly line: PlanLine;
  readonly id: string;
  /** Distance of the letters above the middle of the line, px. */
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

/** A name beside its spot, so far from the middle of it. */
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
