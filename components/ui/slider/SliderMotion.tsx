'use client';

import { useEffect } from 'react';
import { installSlider, type SliderIds } from './install-slider';

/** Lets the arrows of a slider turn it; renders nothing. */
export function SliderMotion({ sliderId }: SliderIds) {
  useEffect(() => installSlider({ sliderId }), [sliderId]);
  return null;
}
