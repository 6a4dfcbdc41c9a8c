import { endpoints } from '../../generated/endpoints.ts'

/** Registration methods that the API supports. An unsupported method is never offered, whatever flags and rules say. */
export interface SupportedMethods {
  readonly username: boolean
  readonly mobile: boolean
  /** Whether a code can be sent to a phone. */
  readonly smsCode: boolean
}

const endpointPaths: ReadonlySet<string> = new Set(Object.values(endpoints).map(({ path }) => path))

/** Derived from the endpoint table: a method is supported if its endpoint is declared there. */
export const supportedMethods: SupportedMethods = {
  username: endpointPaths.has('/wps/member/register'),
  mobile: endpointPaths.has('/wps/member/register/mobile'),
  smsCode: endpointPaths.has('/wps/verification/sms/register'),
}
