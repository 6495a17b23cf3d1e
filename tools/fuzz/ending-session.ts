/** Calls that end the caller's session: afterwards all others would be rejected. */
export const ENDING_SESSION = ['logout', 'displaceOwnSession', 'displaceColleague', 'requestCancellation']
