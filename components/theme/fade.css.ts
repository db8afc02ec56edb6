import { keyframes } from '@vanilla-extract/css';
import { motion } from './motion';

/** Value of `animation`. */
export const fadeIn = `${keyframes({ from: { opacity: 0 } })} ${motion.quick}`;
