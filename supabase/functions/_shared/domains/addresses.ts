const PRIVATE = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.168.0.0/16', '224.0.0.0/3'],
]

/** https://www.cloudflare.com/ips/ */
const CLOUDFLARE = [
  ...['103.21.244.0/22', '103.22.200.0/22', '103.31.4.0/22', '104.16.0.0/13', '104.24.0.0/14'],
  ...['108.162.192.0/18', '131.0.72.0/22', '141.101.64.0/18', '162.158.0.0/15', '172.64.0.0/13'],
  ...['173.245.48.0/20', '188.114.96.0/20', '190.93.240.0/20', '197.234.240.0/22', '198.41.128.0/17'],
]
const CLOUDFLARE_V6 = /^(2400:cb00|2606:4700|2803:f800|2405:b500|2405:8100|2a06:98c[0-7]|2c0f:f248):/

/** Whether an address is inside of somebody's own network: nobody is sent there, and we go there even less. */
export function isPrivateAddress(address: string): boolean {
  if (!address.includes(':')) return isIn(address, PRIVATE)
  // Loopback and unspecified, IPv4 in disguise, unique local, link local.
  return /^(::|64:ff9b:|f[cd]|fe[89ab])/i.test(address)
}

/** Whether an address belongs to Cloudflare's proxy. */
export function isCloudflareAddress(address: string): boolean {
  return address.includes(':') ? CLOUDFLARE_V6.test(address) : isIn(address, CLOUDFLARE)
}

function isIn(address: string, ranges: readonly string[]): boolean {
  return ranges.some((range) => {
    const [start = '', bits = ''] = range.split('/')
    const size = 2 ** (32 - Number(bits))
    return Math.floor(numberOf(address) / size) === Math.floor(numberOf(start) / size)
  })
}

function numberOf(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}
