// Runs as soon as this small part of the code has arrived, long before React and the screens; main.tsx imports it first.

import { sendEarlyData } from './early-data.ts'

sendEarlyData(location.pathname)
