-- Written by `npm run draft:styles`.
create domain public.design_style as text
constraint design_style_known check (value in ('modern', 'professional', 'warm', 'minimalist', 'dynamic'));

comment on domain public.design_style is 'The styles of drafts, as the manifest of packages/shared lists them.';
