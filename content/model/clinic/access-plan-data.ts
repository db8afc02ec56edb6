import type { AccessPlan } from './access-plan';

/** Points are copied from a map application. */
export const accessPlan = {
  title: 'Plan d’accès simplifié',
  centre: [12.655, -7.977],
  width: 11.5,
  river: {
    name: 'Le Niger',
    nameAt: 66,
    line: [
      [12.606, -8.06],
      [12.617, -8.03],
      [12.6275, -8.0],
      [12.629, -7.98],
      [12.635, -7.955],
      [12.641, -7.928],
      [12.65, -7.9],
    ],
  },
  roads: [
    {
      name: 'Route de Koulikoro',
      nameAt: 16,
      line: [
        [12.648, -8.0],
        [12.656, -7.988],
        [12.661, -7.974],
        [12.668, -7.955],
        [12.678, -7.91],
      ],
    },
    {
      line: [
        [12.6, -7.99],
        [12.6225, -7.9935],
        [12.6335, -7.997],
        [12.648, -8.0],
      ],
    },
    {
      line: [
        [12.648, -8.0],
        [12.655, -8.012],
        [12.676, -8.04],
      ],
    },
    {
      line: [
        [12.636, -8.04],
        [12.6375, -7.998],
        [12.64, -7.975],
        [12.648, -7.945],
        [12.658, -7.91],
      ],
    },
  ],
  way: [
    [12.661, -7.974],
    [12.668, -7.9735],
    [12.675, -7.977],
  ],
  side: 'right',
  landmarks: [
    { name: 'Centre-ville', at: [12.648, -8.0], side: 'right' },
    { name: 'Hippodrome', at: [12.661, -7.974], side: 'right' },
    { name: 'Marché de Banconi', at: [12.6725, -7.9785], side: 'left' },
    { name: 'Pont des Martyrs', at: [12.6225, -7.9935], side: 'right' },
  ],
  directions: [
    'Du centre-ville, prenez la route de Koulikoro.',
    'À l’Hippodrome, tournez à gauche.',
    'Allez jusqu’au marché de Banconi : la clinique est en face.',
  ],
} as const satisfies AccessPlan;
