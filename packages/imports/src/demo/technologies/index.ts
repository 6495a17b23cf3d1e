import type { Technology } from '../technology.ts'
import { aigc } from './aigc.ts'
import { aircraft } from './aircraft.ts'
import { artificialIntelligence } from './artificial-intelligence.ts'
import { battery } from './battery.ts'
import { bearing } from './bearing.ts'
import { blockchain } from './blockchain.ts'
import { catalyst } from './catalyst.ts'
import { computationalBiology } from './computational-biology.ts'
import { cropBreeding } from './crop-breeding.ts'
import { digitalEconomy } from './digital-economy.ts'
import { drone } from './drone.ts'
import { electricVehicle } from './electric-vehicle.ts'
import { fiveG } from './five-g.ts'
import { food } from './food.ts'
import { graphene } from './graphene.ts'
import { hydrogen } from './hydrogen.ts'
import { imageProcessing } from './image-processing.ts'
import { led } from './led.ts'
import { medicalDevice } from './medical-device.ts'
import { newEnergy } from './new-energy.ts'
import { photolithography } from './photolithography.ts'
import { quantum } from './quantum.ts'
import { robot } from './robot.ts'
import { semiconductor } from './semiconductor.ts'
import { solarCell } from './solar-cell.ts'
import { textile } from './textile.ts'
import { vaccine } from './vaccine.ts'
import { waterTreatment } from './water-treatment.ts'
import { windTurbine } from './wind-turbine.ts'

/** The fields of technology of the corpus. Their weights add up to a prime number (`rounds.ts`). */
export const TECHNOLOGIES: readonly Technology[] = [
  battery,
  graphene,
  aircraft,
  solarCell,
  photolithography,
  fiveG,
  quantum,
  artificialIntelligence,
  aigc,
  drone,
  medicalDevice,
  vaccine,
  catalyst,
  led,
  robot,
  bearing,
  windTurbine,
  waterTreatment,
  textile,
  food,
  cropBreeding,
  semiconductor,
  hydrogen,
  electricVehicle,
  imageProcessing,
  blockchain,
  digitalEconomy,
  computationalBiology,
  newEnergy,
]
