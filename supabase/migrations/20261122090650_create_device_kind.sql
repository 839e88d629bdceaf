-- What a save says of the device that it came from. packages/shared/src/api/last-save.ts lists the same kinds.
create domain public.device_kind as text
constraint device_kind_known check (value in ('phone', 'tablet', 'computer'));

comment on domain public.device_kind is 'The kind of a device; nothing else of devices is kept with what was saved.';
