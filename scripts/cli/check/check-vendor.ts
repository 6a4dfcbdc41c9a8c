import { runCases, type Report, selectCases } from './report.ts'
import { createRecordedCallCases } from './vendor-recorded-call-cases.ts'
import { createRequestCases } from './vendor-request-cases.ts'
import { createRoundCases } from './vendor-round-cases.ts'
import { type VendorCheckOptions, VendorProbe } from './vendor-probe.ts'
import { startWalletDouble } from './wallet-double.ts'

/** Checks a vendor against the contract, in both directions. */
export async function checkVendor(options: VendorCheckOptions): Promise<Report> {
  const wallet = await startWalletDouble(options)
  try {
    const probe = new VendorProbe(options, wallet)
    const cases = [...createRequestCases(probe), ...createRoundCases(probe), ...createRecordedCallCases(probe)]
    return await runCases(`vendor ${options.url}`, selectCases(cases, options.only))
  } finally {
    await wallet.stop()
  }
}
