// Runs as soon as this small part of the code has arrived, long before React and the screens; main.tsx imports it first.

import { readAuthCallback } from '../features/auth/auth-callback.ts'
import { sendEarlyData } from './early-data.ts'

// A mailed link may bring another session than the stored one.
if (!readAuthCallback(location)) sendEarlyData(location.pathname)
