import { like, needed } from '../../../components/form/checks.ts'

/** What is looked at before the profile is sent; all but the name may be empty. */
export const PROFILE_CHECKS = {
  nick: [needed('nickMissing'), like(/^.{0,50}$/su, 'nickLength')],
  userType: [],
  profession: [],
  occupation: [],
  organization: [],
  address: [],
}
