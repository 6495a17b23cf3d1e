import type { Technology } from '../technology.ts'
import { aircraft } from './aircraft.ts'
import { battery } from './battery.ts'
import { graphene } from './graphene.ts'

/** The fields of technology of the corpus. */
export const TECHNOLOGIES: readonly Technology[] = [battery, graphene, aircraft]
