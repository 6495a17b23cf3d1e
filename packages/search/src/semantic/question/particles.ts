/** Chinese particles, which are part of few words. */
export const PARTICLES = /[的和与及之其所于在为由将被等或该]/u
