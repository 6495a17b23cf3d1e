import { like, needed } from '../../../components/form/checks.ts'

/** Checks before the profile is sent; all fields except the name are optional. */
export const PROFILE_CHECKS = {
  nick: [needed('nickMissing'), like(/^.{0,50}$/su, 'nickLength')],
  userType: [],
  profession: [],
  occupation: [],
  organization: [],
  address: [],
}
