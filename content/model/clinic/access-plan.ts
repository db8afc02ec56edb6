/** Degrees (WGS 84), in the order of map applications. */
export type Point = readonly [latitude: number, longitude: number];

/** A line through two points or more. */
export type Line = readonly [Point, Point, ...Point[]];

/** The drawn plan around the clinic, and the same directions in words. */
export interface AccessPlan {
  readonly title: string;
  readonly centre: Point;
  /** Distance from the west edge to the east edge, km. */
  readonly width: number;
  readonly river: NamedLine;
  readonly roads: readonly (NamedLine | { readonly line: Line })[];
  /** From the main road; the clinic is added as the last point. */
  readonly way: readonly [Point, ...Point[]];
  /** Side of the clinic's spot on which its name is printed. */
  readonly side: Side;
  readonly landmarks: readonly Landmark[];
  /** One step per sentence: the text alternative of the plan. */
  readonly directions: readonly [string, ...string[]];
}

type Side = 'left' | 'right';

interface NamedLine {
  readonly line: Line;
  readonly name: string;
  /** Middle of the name, in % of the line's length. */
  readonly nameAt: number;
}

interface Landmark {
  readonly name: string;
  readonly at: Point;
  readonly side: Side;
}

/** Size of the plan, and of the map that covers it once loaded, px (docs/requirements.md § 9). */
export const planSize = { width: 420, height: 290 } as const;

/** A point of the drawing, px from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A line of the drawing; `path` is SVG path data. */
export interface DrawnLine {
  readonly path: string;
  readonly name?: string;
  readonly nameAt?: number;
}

/** A named place on the drawing. */
export interface DrawnPlace extends Spot {
  readonly name: string;
  readonly side: Side;
}

/** Everything drawn on the plan, in px. `place` is the clinic. */
export interface PlanDrawing {
  readonly size: typeof planSize;
  readonly river: DrawnLine;
  readonly roads: readonly DrawnLine[];
  readonly way: string;
  readonly landmarks: readonly DrawnPlace[];
  readonly place: DrawnPlace;
}

/** Length of a degree of latitude, km. */
const degree = 111.2;

/** Converts degrees to px. The area is small enough for a flat projection. */
function projection({ centre: [latitude, longitude], width }: AccessPlan): (point: Point) => Spot {
  const scale = (degree * planSize.width) / width;
  const eastward = Math.cos((latitude * Math.PI) / 180);
  return ([north, east]) => ({
    x: Math.round(planSize.width / 2 + (east - longitude) * eastward * scale),
    y: Math.round(planSize.height / 2 - (north - latitude) * scale),
  });
}

const between = (one: Spot, other: Spot): Spot => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const pair = ({ x, y }: Spot) => `${x} ${y}`;

/**
 * SVG path data of a smooth curve from the first spot to the last; empty for fewer than two spots. Those between are
 * control points of quadratic curves, which join half-way between two control points.
 */
export function smoothPath(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const bends = rest.slice(0, -1).map((spot, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${pair(spot)} ${pair(next === last ? last : between(spot, next))}`;
  });
  return bends.length === 0 ? `M${pair(first)}L${pair(last)}` : `M${pair(first)}${bends.join('')}`;
}

/** Draws the plan of access; `geo` is the clinic. */
export function planDrawing({
  plan,
  geo,
  shortName,
}: {
  readonly plan: AccessPlan;
  readonly geo: { readonly latitude: number; readonly longitude: number };
  readonly shortName: string;
}): PlanDrawing {
  const spotOf = projection(plan);
  const clinic: Point = [geo.latitude, geo.longitude];
  const pathOf = (line: readonly Point[]) => smoothPath(line.map(spotOf));
  const drawn = ({ line, ...name }: AccessPlan['roads'][number]) => ({
    ...name,
    path: pathOf(line),
  });
  return {
    size: planSize,
    river: drawn(plan.river),
    roads: plan.roads.map(drawn),
    way: pathOf([...plan.way, clinic]),
    landmarks: plan.landmarks.map(({ at, ...landmark }) => ({ ...landmark, ...spotOf(at) })),
    place: { name: shortName, side: plan.side, ...spotOf(clinic) },
  };
}
