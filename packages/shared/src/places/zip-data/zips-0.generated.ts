// Written by `npm run generate`. ZIP data of GeoNames (geonames.org), CC BY 4.0.
/** One place a line, with the last four digits of its ZIPs. */
export const ZIP_LINES = `
CT Abington 6230
CT Amston 6231
CT Andover 6232
CT Ansonia 6401
CT Ashford 6278
CT Avon 6001
CT Ballouville 6233
CT Baltic 6330
CT Bantam 6750
CT Barkhamsted 6063
CT Beacon Falls 6403
CT Berlin 6037
CT Bethany 6524
CT Bethel 6801
CT Bethlehem 6751
CT Bloomfield 6002
CT Bolton 6043
CT Botsford 6404
CT Bozrah 6334
CT Branford 6405
CT Bridgeport 6601-6602,6604-6608,6610,6673,6699
CT Bridgewater 6752
CT Bristol 6010-6011
CT Broad Brook 6016
CT Brookfield 6804
CT Brooklyn 6234
CT Burlington 6013
CT Canaan 6018
CT Canterbury 6331
CT Canton 6019
CT Canton Center 6020
CT Centerbrook 6409
CT Central Village 6332
CT Chaplin 6235
CT Cheshire 6408,6410-6411
CT Chester 6412
CT Clinton 6413
CT Cobalt 6414
CT Colchester 6415
CT Colebrook 6021
CT Collinsville 6022
CT Columbia 6237
CT Cornwall 6753
CT Cornwall Bridge 6754
CT Cos Cob 6807
CT Coventry 6238
CT Cromwell 6416
CT Danbury 6810-6811,6813-6814,6816-6817
CT Danielson 6239
CT Darien 6820
CT Dayville 6241
CT Deep River 6417
CT Derby 6418
CT Durham 6422
CT East Berlin 6023
CT East Canaan 6024
CT East Glastonbury 6025
CT East Granby 6026
CT East Haddam 6423
CT East Hampton 6424
CT East Hartford 6108,6118,6128,6138
CT East Hartland 6027
CT East Killingly 6243
CT East Lyme 6333
CT East Windsor 6088
CT East Windsor Hill 6028
CT East Woodstock 6244
CT Eastford 6242
CT Easton 6612
CT Ellington 6029
CT Enfield 6082-6083
CT Essex 6426
CT Fabyan 6245
CT Fairfield 6824-6825,6828
CT Falls Village 6031
CT Farmington 6030,6032,6034
CT Gales Ferry 6335
CT Gaylordsville 6755
CT Georgetown 6829
CT Gilman 6336
CT Glastonbury 6033
CT Goshen 6756
CT Granby 6035
CT Greens Farms 6838
CT Greenwich 6830-6831,6836
CT Grosvenor Dale 6246
CT Groton 6340,6349
CT Guilford 6437
CT Haddam 6438
CT Hadlyme 6439
CT Hamden 6514,6517-6518
CT Hampton 6247
CT Hanover 6350
CT Hartford 6101-6106,6112,6114-6115,6120,6123,6126,6132,6134,6140-6147,6150-6156,6160-6161,6167,6176,6180
CT Hartford 6183,6199
CT Harwinton 6791
CT Hawleyville 6440
CT Hebron 6248
CT Higganum 6441
CT Ivoryton 6442
CT Jewett City 6351
CT Kent 6757
CT Killingworth 6419
CT Lakeside 6758
CT Lakeville 6039
CT Lebanon 6249
CT Ledyard 6339
CT Litchfield 6759
CT Madison 6443
CT Manchester 6040-6042,6045
CT Mansfield Center 6250
CT Mansfield Depot 6251
CT Marion 6444
CT Marlborough 6447
CT Mashantucket 6338
CT Meriden 6450-6451
CT Middle Haddam 6456
CT Middlebury 6762
CT Middlefield 6455
CT Middletown 6457,6459
CT Milford 6460-6461
CT Milldale 6467
CT Monroe 6468
CT Montville 6353
CT Moodus 6469
CT Moosup 6354
CT Morris 6763
CT Mystic 6355
CT Naugatuck 6770
CT New Britain 6050-6053
CT New Canaan 6840
CT New Fairfield 6812
CT New Hartford 6057
CT New Haven 6501-6513,6515,6519-6521,6525,6530-6538,6540
CT New London 6320
CT New Milford 6776
CT New Preston Marble Dale 6777
CT Newington 6111,6131
CT Newtown 6470
CT Niantic 6357
CT Norfolk 6058
CT North Branford 6471
CT North Canton 6059
CT North Franklin 6254
CT North Granby 6060
CT North Grosvenordale 6255
CT North Haven 6473
CT North Stonington 6359
CT North Westchester 6474
CT North Windham 6256
CT Northfield 6778
CT Northford 6472
CT Norwalk 6850-6858,6860
CT Norwich 6360
CT Oakdale 6370
CT Oakville 6779
CT Old Greenwich 6870
CT Old Lyme 6371
CT Old Mystic 6372
CT Old Saybrook 6475
CT Oneco 6373
CT Orange 6477
CT Oxford 6478
CT Pawcatuck 6379
CT Pequabuck 6781
CT Pine Meadow 6061
CT Plainfield 6374
CT Plainville 6062
CT Plantsville 6479
CT Plymouth 6782
CT Pomfret 6258
CT Pomfret Center 6259
CT Poquonock 6064
CT Portland 6480
CT Preston 6365
CT Prospect 6712
CT Putnam 6260
CT Quaker Hill 6375
CT Quinebaug 6262
CT Redding 6896
CT Redding Center 6875
CT Redding Ridge 6876
CT Ridgefield 6877,6879
CT Riverside 6878
CT Riverton 6065
CT Rockfall 6481
CT Rocky Hill 6067
CT Rogers 6263
CT Roxbury 6783
CT Salem 6420
CT Salisbury 6068
CT Sandy Hook 6482
CT Scotland 6264
CT Seymour 6483
CT Sharon 6069
CT Shelton 6484
CT Sherman 6784
CT Simsbury 6070
CT Somers 6071
CT Somersville 6072
CT South Britain 6487
CT South Glastonbury 6073
CT South Kent 6785
CT South Lyme 6376
CT South Willington 6265
CT South Windham 6266
CT South Windsor 6074
CT South Woodstock 6267
CT Southbury 6488
CT Southington 6489
CT Southport 6890
CT Stafford 6075
CT Stafford Springs 6076
CT Staffordville 6077
CT Stamford 6901-6907,6910-6914,6920-6922,6926-6927
CT Sterling 6377
CT Stevenson 6491
CT Stonington 6378
CT Storrs Mansfield 6268-6269
CT Stratford 6614-6615
CT Suffield 6078,6080
CT Taconic 6079
CT Taftville 6380
CT Tariffville 6081
CT Terryville 6786
CT Thomaston 6787
CT Thompson 6277
CT Tolland 6084
CT Torrington 6790,6792
CT Trumbull 6611
CT Uncasville 6382
CT Unionville 6085,6087
CT Vernon Rockville 6066
CT Versailles 6383
CT Voluntown 6384
CT Wallingford 6492-6495
CT Washington 6793
CT Washington Depot 6794
CT Waterbury 6701-6706,6708,6710,6720-6726,6749
CT Waterford 6385
CT Watertown 6795
CT Wauregan 6387
CT Weatogue 6089
CT West Cornwall 6796
CT West Granby 6090
CT West Hartford 6107,6110,6117,6119,6127,6133,6137
CT West Hartland 6091
CT West Haven 6516
CT West Mystic 6388
CT West Simsbury 6092
CT West Suffield 6093
CT Westbrook 6498
CT Weston 6883
CT Westport 6880-6881,6888-6889
CT Wethersfield 6109,6129
CT Willimantic 6226
CT Willington 6279
CT Wilton 6897
CT Winchester Center 6094
CT Windham 6280
CT Windsor 6006,6095
CT Windsor Locks 6096
CT Winsted 6098
CT Wolcott 6716
CT Woodbury 6798
CT Woodstock 6281
CT Woodstock Valley 6282
CT Yantic 6389
MA Abington 2351
MA Accord 2018
MA Acton 1718,1720
MA Acushnet 2743
MA Adams 1220
MA Agawam 1001
MA Allston 2134
MA Amesbury 1913
MA Amherst 1002-1004
MA Andover 1810,1812,1899,5501,5544
MA Arlington 2474,2476
MA Arlington Heights 2475
MA Ashburnham 1430
MA Ashby 1431
MA Ashfield 1330
MA Ashland 1721
MA Ashley Falls 1222
MA Assonet 2702
MA Athol 1331
MA Attleboro 2703
MA Attleboro Falls 2763
MA Auburn 1501
MA Auburndale 2466
MA Avon 2322
MA Ayer 1432
MA Babson Park 2457
MA Baldwinville 1436
MA Barnstable 2630
MA Barre 1005
MA Becket 1223
MA Bedford 1730
MA Belchertown 1007
MA Bellingham 2019
MA Belmont 2478
MA Berkley 2779
MA Berkshire 1224
MA Berlin 1503
MA Bernardston 1337
MA Beverly 1915
MA Billerica 1821-1822
MA Blackstone 1504
MA Blandford 1008
MA Bolton 1740
MA Bondsville 1009
MA Boston 2108-2118,2123,2127-2128,2133,2163,2196,2199,2201,2203-2206,2210-2212,2215,2217,2222,2241
MA Boston 2266,2283-2284,2293,2297-2298
MA Boxborough 1719
MA Boxford 1921
MA Boylston 1505
MA Braintree 2184-2185
MA Brant Rock 2020
MA Brewster 2631
MA Bridgewater 2324-2325
MA Brighton 2135
MA Brimfield 1010
MA Brockton 2301-2305
MA Brookfield 1506
MA Brookline 2445-2446
MA Brookline Village 2447
MA Bryantville 2327
MA Buckland 1338
MA Burlington 1803,1805
MA Buzzards Bay 2532,2542
MA Byfield 1922
MA Cambridge 2138-2142,2238
MA Canton 2021
MA Carlisle 1741
MA Carver 2330
MA Cataumet 2534
MA Centerville 2632,2634
MA Charlemont 1339
MA Charlestown 2129
MA Charlton 1507
MA Charlton City 1508
MA Charlton Depot 1509
MA Chartley 2712
MA Chatham 2633
MA Chelmsford 1824
MA Chelsea 2150
MA Cherry Valley 1611
MA Cheshire 1225
MA Chester 1011
MA Chesterfield 1012
MA Chestnut Hill 2467
MA Chicopee 1013-1014,1020-1022
MA Chilmark 2535
MA Clinton 1510
MA Cohasset 2025
MA Colrain 1340
MA Concord 1742
MA Conway 1341
MA Cotuit 2635
MA Cummaquid 2637
MA Cummington 1026
MA Cuttyhunk 2713
MA Dalton 1226-1227
MA Danvers 1923
MA Dartmouth 2714
MA Dedham 2026-2027
MA Deerfield 1342
MA Dennis 2638
MA Dennis Port 2639
MA Devens 1434
MA Dighton 2715
MA Dorchester 2121-2122,2125
MA Dorchester Center 2124
MA Douglas 1516
MA Dover 2030
MA Dracut 1826
MA Drury 1343
MA Dudley 1571
MA Dunstable 1827
MA Duxbury 2331-2332
MA East Bridgewater 2333
MA East Brookfield 1515
MA East Dennis 2641
MA East Falmouth 2536
MA East Freetown 2717
MA East Longmeadow 1028
MA East Orleans 2643
MA East Otis 1029
MA East Sandwich 2537
MA East Taunton 2718
MA East Templeton 1438
MA East Walpole 2032
MA East Wareham 2538
MA East Weymouth 2189
MA Eastham 2642
MA Easthampton 1027
MA Easton 2334
MA Edgartown 2539
MA Elmwood 2337
MA Erving 1344
MA Essex 1929
MA Everett 2149
MA Fairhaven 2719
MA Fall River 2720-2724
MA Falmouth 2540-2541
MA Fayville 1745
MA Feeding Hills 1030
MA Fiskdale 1518
MA Fitchburg 1420
MA Florence 1062
MA Forestdale 2644
MA Foxboro 2035
MA Framingham 1701-1705
MA Franklin 2038
MA Gardner 1440
MA Georgetown 1833
MA Gilbertville 1031
MA Gill 1354
MA Glendale 1229
MA Gloucester 1930-1931
MA Goshen 1032
MA Grafton 1519
MA Granby 1033
MA Granville 1034
MA Great Barrington 1230
MA Green Harbor 2041
MA Greenbush 2040
MA Greenfield 1301-1302
MA Groton 1450,1470-1471
MA Groveland 1834
MA Hadley 1035
MA Halifax 2338
MA Hamilton 1936
MA Hampden 1036
MA Hanover 2339-2340
MA Hanscom Afb 1731
MA Hanson 2341
MA Hardwick 1037
MA Harvard 1451
MA Harwich 2645
MA Harwich Port 2646
MA Hatfield 1038
MA Hathorne 1937
MA Haverhill 1830-1832,1835
MA Haydenville 1039
MA Heath 1346
MA Hingham 2043-2044
MA Hinsdale 1235
MA Holbrook 2343
MA Holden 1520
MA Holland 1521
MA Holliston 1746
MA Holyoke 1040-1041
MA Hopedale 1747
MA Hopkinton 1748
MA Housatonic 1236
MA Hubbardston 1452
MA Hudson 1749
MA Hull 2045
MA Humarock 2047
MA Huntington 1050
MA Hyannis 2601
MA Hyannis Port 2647
MA Hyde Park 2136
MA Indian Orchard 1151
MA Ipswich 1938
MA Jamaica Plain 2130
MA Jefferson 1522
MA Kingston 2364
MA Lake Pleasant 1347
MA Lakeville 2347-2348
MA Lancaster 1523
MA Lanesborough 1237
MA Lawrence 1840-1843
MA Lee 1238
MA Leeds 1053
MA Leicester 1524
MA Lenox 1240
MA Lenox Dale 1242
MA Leominster 1453
MA Leverett 1054
MA Lexington 2420-2421
MA Lincoln 1773
MA Linwood 1525
MA Littleton 1460
MA Longmeadow 1106,1116
MA Lowell 1850-1854
MA Ludlow 1056
MA Lunenburg 1462
MA Lynn 1901-1905,1910
MA Lynnfield 1940
MA Malden 2148
MA Manchaug 1526
MA Manchester 1944
MA Manomet 2345
MA Mansfield 2048
MA Marblehead 1945
MA Marion 2738
MA Marlborough 1752
MA Marshfield 2050
MA Marshfield Hills 2051
MA Marstons Mills 2648
MA Mashpee 2649
MA Mattapan 2126
MA Mattapoisett 2739
MA Maynard 1754
MA Medfield 2052
MA Medford 2153,2155
MA Medway 2053
MA Melrose 2176
MA Mendon 1756
MA Menemsha 2552
MA Merrimac 1860
MA Methuen 1844
MA Middleboro 2344,2346,2349
MA Middlefield 1243
MA Middleton 1949
MA Milford 1757
MA Mill River 1244
MA Millbury 1527
MA Millers Falls 1349
MA Millis 2054
MA Millville 1529
MA Milton 2186
MA Milton Village 2187
MA Minot 2055
MA Monponsett 2350
MA Monroe Bridge 1350
MA Monson 1057
MA Montague 1351
MA Monterey 1245
MA Monument Beach 2553
MA Nahant 1908
MA Nantucket 2554,2584
MA Natick 1760
MA Needham 2492
MA Needham Heights 2494
MA New Bedford 2740-2742,2744-2746
MA New Braintree 1531
MA New Salem 1355
MA New Town 2456
MA Newbury 1951
MA Newburyport 1950
MA Newton 2458
MA Newton Center 2459
MA Newton Highlands 2461
MA Newton Lower Falls 2462
MA Newton Upper Falls 2464
MA Newtonville 2460
MA Nonantum 2495
MA Norfolk 2056
MA North Adams 1247
MA North Amherst 1059
MA North Andover 1845
MA North Attleboro 2760-2761
MA North Billerica 1862
MA North Brookfield 1535
MA North Carver 2355
MA North Chatham 2650
MA North Chelmsford 1863
MA North Dartmouth 2747
MA North Dighton 2764
MA North Eastham 2651
MA North Easton 2356-2357
MA North Egremont 1252
MA North Falmouth 2556
MA North Grafton 1536
MA North Hatfield 1066
MA North Marshfield 2059
MA North Oxford 1537
MA North Pembroke 2358
MA North Reading 1825,1864,1889
MA North Scituate 2060
MA North Truro 2652
MA North Uxbridge 1538
MA North Waltham 2455
MA North Weymouth 2191
MA Northampton 1060-1061,1063
MA Northborough 1532
MA Northbridge 1534
MA Northfield 1360
MA Norton 2766
MA Norwell 2061
MA Norwood 2062
MA Nutting Lake 1865
MA Oak Bluffs 2557
MA Oakham 1068
MA Ocean Bluff 2065
MA Onset 2558
MA Orange 1364
MA Orleans 2653
MA Osterville 2655
MA Otis 1253
MA Oxford 1540
MA Palmer 1069
MA Paxton 1612
MA Peabody 1960-1961
MA Pembroke 2359
MA Pepperell 1463
MA Petersham 1366
MA Pinehurst 1866
MA Pittsfield 1201-1203
MA Plainfield 1070
MA Plainville 2762
MA Plymouth 2360-2362
MA Plympton 2367
MA Pocasset 2559
MA Prides Crossing 1965
MA Princeton 1541
MA Provincetown 2657
MA Quincy 2169-2171,2269
MA Randolph 2368
MA Raynham 2767
MA Raynham Center 2768
MA Reading 1867
MA Readville 2137
MA Rehoboth 2769
MA Revere 2151
MA Richmond 1254
MA Rochdale 1542
MA Rochester 2770
MA Rockland 2370
MA Rockport 1966
MA Roslindale 2131
MA Rowe 1367
MA Rowley 1969
MA Roxbury 2119
MA Roxbury Crossing 2120
MA Royalston 1368
MA Russell 1071
MA Rutland 1543
MA Sagamore 2561
MA Sagamore Beach 2562
MA Salem 1970-1971
MA Salisbury 1952
MA Sandisfield 1255
MA Sandwich 2563
MA Saugus 1906
MA Savoy 1256
MA Scituate 2066
MA Seekonk 2771
MA Sharon 2067
MA Sheffield 1257
MA Shelburne Falls 1370
MA Sheldonville 2070
MA Sherborn 1770
MA Shirley 1464
MA Shrewsbury 1545-1546
MA Shutesbury 1072
MA Siasconset 2564
MA Somerset 2725-2726
MA Somerville 2143-2145
MA South Barre 1074
MA South Carver 2366
MA South Chatham 2659
MA South Dartmouth 2748
MA South Deerfield 1373
MA South Dennis 2660
MA South Easton 2375
MA South Egremont 1258
MA South Grafton 1560
MA South Hadley 1075
MA South Hamilton 1982
MA South Harwich 2661
MA South Lancaster 1561
MA South Lee 1260
MA South Orleans 2662
MA South Walpole 2071
MA South Wellfleet 2663
MA South Weymouth 2190
MA South Yarmouth 2664
MA Southampton 1073
MA Southborough 1772
MA Southbridge 1550
MA Southfield 1259
MA Southwick 1077
MA Spencer 1562
MA Springfield 1101-1105,1107-1109,1111,1115,1118-1119,1128-1129,1138-1139,1144,1152,1199
MA Sterling 1564
MA Still River 1467
MA Stockbridge 1262-1263
MA Stoneham 2180
MA Stoughton 2072
MA Stow 1775
MA Sturbridge 1566
MA Sudbury 1776
MA Sunderland 1375
MA Sutton 1590
MA Swampscott 1907
MA Swansea 2777
MA Taunton 2780,2783
MA Templeton 1468
MA Tewksbury 1876
MA Thorndike 1079
MA Three Rivers 1080
MA Topsfield 1983
MA Townsend 1469
MA Truro 2666
MA Turners Falls 1376
MA Tyngsboro 1879
MA Tyringham 1264
MA Upton 1568
MA Uxbridge 1569
MA Vineyard Haven 2568
MA Waban 2468
MA Wakefield 1880
MA Wales 1081
MA Walpole 2081
MA Waltham 2451-2454
MA Ware 1082
MA Wareham 2571
MA Warren 1083
MA Warwick 1378
MA Watertown 2471-2472,2477
MA Waverley 2479
MA Wayland 1778
MA Webster 1570
MA Wellesley 2482
MA Wellesley Hills 2481
MA Wellfleet 2667
MA Wendell 1379
MA Wendell Depot 1380
MA Wenham 1984
MA West Barnstable 2668
MA West Boxford 1885
MA West Boylston 1583
MA West Bridgewater 2379
MA West Brookfield 1585
MA West Chatham 2669
MA West Chesterfield 1084
MA West Dennis 2670
MA West Falmouth 2574
MA West Groton 1472
MA West Harwich 2671
MA West Hatfield 1088
MA West Hyannisport 2672
MA West Medford 2156
MA West Millbury 1586
MA West Newbury 1985
MA West Newton 2465
MA West Roxbury 2132
MA West Springfield 1089-1090
MA West Stockbridge 1266
MA West Tisbury 2575
MA West Townsend 1474
MA West Wareham 2576
MA West Warren 1092
MA West Yarmouth 2673
MA Westborough 1581
MA Westfield 1085-1086
MA Westford 1886
MA Westminster 1441,1473
MA Weston 2493
MA Westport 2790
MA Westport Point 2791
MA Westwood 2090
MA Weymouth 2188
MA Whately 1093
MA Wheelwright 1094
MA White Horse Beach 2381
MA Whitinsville 1588
MA Whitman 2382
MA Wilbraham 1095
MA Williamsburg 1096
MA Williamstown 1267
MA Wilmington 1887
MA Winchendon 1475
MA Winchester 1890
MA Windsor 1270
MA Winthrop 2152
MA Woburn 1801,1813,1815,1888
MA Woods Hole 2543
MA Woodville 1784
MA Worcester 1601-1610,1613-1615,1653,1655
MA Woronoco 1097
MA Worthington 1098
MA Wrentham 2093
MA Yarmouth Port 2675
ME Abbot 4406
ME Acton 4001
ME Addison 4606
ME Albion 4910
ME Alfred 4002
ME Alna 4535
ME Andover 4216
ME Anson 4911
ME Ashland 4732
ME Athens 4912
ME Auburn 4210-4212
ME Augusta 4330,4332-4333,4336,4338
ME Aurora 4408
ME Bailey Island 4003
ME Baileyville 4694
ME Bangor 4401-4402
ME Bar Harbor 4609
ME Bar Mills 4004
ME Bass Harbor 4653
ME Bath 4530
ME Beals 4611
ME Belfast 4915
ME Belgrade 4917
ME Belgrade Lakes 4918
ME Benedicta 4733
ME Bernard 4612
ME Berwick 3901
ME Bethel 4217
ME Biddeford 4005,4007
ME Biddeford Pool 4006
ME Bingham 4920
ME Birch Harbor 4613
ME Blaine 4734
ME Blue Hill 4614
ME Boothbay 4537
ME Boothbay Harbor 4538
ME Bowdoin 4287
ME Bowdoinham 4008
ME Bradford 4410
ME Bradley 4411
ME Bremen 4551
ME Brewer 4412
ME Bridgewater 4735
ME Bridgton 4009
ME Bristol 4539
ME Brooklin 4616
ME Brooks 4921
ME Brooksville 4617
ME Brookton 4413
ME Brownfield 4010
ME Brownville 4414
ME Brownville Junction 4415
ME Brunswick 4011
ME Bryant Pond 4219
ME Buckfield 4220
ME Bucksport 4416
ME Burlington 4417
ME Burnham 4922
ME Bustins Island 4013
ME Buxton 4093
ME Calais 4619
ME Cambridge 4923
ME Camden 4843
ME Canaan 4924
ME Canton 4221
ME Cape Elizabeth 4107
ME Cape Neddick 3902
ME Cape Porpoise 4014
ME Caratunk 4925
ME Caribou 4736
ME Carmel 4419
ME Casco 4015
ME Castine 4420-4421
ME Center Lovell 4016
ME Chamberlain 4541
ME Charleston 4422
ME Chebeague Island 4017
ME Cherryfield 4622
ME China Village 4926
ME Clayton Lake 4737
ME Cliff Island 4019
ME Clinton 4927
ME Columbia Falls 4623
ME Coopers Mills 4341
ME Corea 4624
ME Corinna 4928
ME Corinth 4427
ME Cornish 4020
ME Cranberry Isles 4625
ME Crouseville 4738
ME Cumberland Center 4021
ME Cumberland Foreside 4110
ME Cushing 4563
ME Cutler 4626
ME Damariscotta 4543
ME Danforth 4424
ME Danville 4223
ME Deer Isle 4627
ME Denmark 4022
ME Dennysville 4628
ME Detroit 4929
ME Dexter 4930
ME Dixfield 4224
ME Dixmont 4932
ME Dover Foxcroft 4426
ME Dresden 4342
ME Dryden 4225
ME Durham 4222
ME Eagle Lake 4739
ME East Andover 4226
ME East Baldwin 4024
ME East Blue Hill 4629
ME East Boothbay 4544
ME East Dixfield 4227
ME East Livermore 4228
ME East Machias 4630
ME East Millinocket 4430
ME East Newport 4933
ME East Orland 4431
ME East Parsonsfield 4028
ME East Poland 4230
ME East Vassalboro 4935
ME East Waterboro 4030
ME East Wilton 4234
ME East Winthrop 4343
ME Easton 4740
ME Eastport 4631
ME Eddington 4428
ME Edgecomb 4556
ME Eliot 3903
ME Ellsworth 4605
ME Estcourt Station 4741
ME Etna 4434
ME Eustis 4936
ME Exeter 4435
ME Fairfield 4937
ME Falmouth 4105
ME Farmingdale 4344
ME Farmington 4938
ME Farmington Falls 4940
ME Fort Fairfield 4742
ME Fort Kent 4743
ME Fort Kent Mills 4744
ME Frankfort 4438
ME Franklin 4634
ME Freedom 4941
ME Freeport 4032-4034
ME Frenchboro 4635
ME Frenchville 4745
ME Friendship 4547
ME Fryeburg 4037
ME Gardiner 4345
ME Garland 4939
ME Georgetown 4548
ME Gorham 4038
ME Gouldsboro 4607
ME Grand Isle 4746
ME Grand Lake Stream 4637
ME Gray 4039
ME Greenbush 4418
ME Greene 4236
ME Greenville 4441
ME Greenville Junction 4442
ME Greenwood 4255
ME Guilford 4443
ME Hallowell 4347
ME Hampden 4444
ME Hancock 4640
ME Hanover 4237
ME Harborside 4642
ME Harmony 4942
ME Harpswell 4079
ME Harrington 4643
ME Harrison 4040
ME Hartland 4943
ME Hebron 4238
ME Hinckley 4944
ME Hiram 4041
ME Holden 4429
ME Hollis Center 4042
ME Hope 4847
ME Houlton 4730
ME Howland 4448
ME Hudson 4449
ME Hulls Cove 4644
ME Island Falls 4747
ME Isle Au Haut 4645
ME Isle Of Springs 4549
ME Islesboro 4848
ME Islesford 4646
ME Jackman 4945
ME Jay 4239
ME Jefferson 4348
ME Jonesboro 4648
ME Jonesport 4649
ME Kenduskeag 4450
ME Kennebunk 4043
ME Kennebunkport 4046
ME Kents Hill 4349
ME Kingfield 4947
ME Kingman 4451
ME Kittery 3904
ME Kittery Point 3905
ME Lagrange 4453
ME Lambert Lake 4454
ME Lebanon 4027
ME Lee 4455
ME Leeds 4263
ME Levant 4456
ME Lewiston 4240-4241,4243
ME Liberty 4949
ME Limerick 4048
ME Limestone 4750-4751
ME Limington 4049
ME Lincoln 4457
ME Lincolnville 4849
ME Lincolnville Center 4850
ME Lisbon 4250
ME Lisbon Falls 4252
ME Litchfield 4350
ME Little Deer Isle 4650
ME Livermore 4253
ME Livermore Falls 4254
ME Long Island 4050
ME Lovell 4051
ME Lubec 4652
ME Machias 4654
ME Machiasport 4655
ME Madawaska 4756
ME Madison 4950
ME Manchester 4351
ME Mapleton 4757
ME Mars Hill 4758
ME Matinicus 4851
ME Mattawamkeag 4459
ME Mechanic Falls 4256
ME Meddybemps 4657
ME Medway 4460
ME Mexico 4257
ME Milbridge 4658
ME Milford 4461
ME Millinocket 4462
ME Milo 4463
ME Minot 4258
ME Monhegan 4852
ME Monmouth 4259
ME Monroe 4951
ME Monson 4464
ME Monticello 4760
ME Moody 4054
ME Morrill 4952
ME Mount Desert 4660
ME Mount Vernon 4352
ME Naples 4055
ME New Gloucester 4260
ME New Harbor 4554
ME New Limerick 4761
ME New Portland 4954,4961
ME New Sharon 4955
ME New Sweden 4762
ME New Vineyard 4956
ME Newcastle 4553
ME Newfield 4056
ME Newport 4953
ME Newry 4261
ME Nobleboro 4555
ME Norridgewock 4957
ME North Anson 4958
ME North Berwick 3906
ME North Bridgton 4057
ME North Haven 4853
ME North Jay 4262
ME North Monmouth 4265
ME North Turner 4266
ME North Vassalboro 4962
ME North Waterboro 4061
ME North Waterford 4267
ME North Yarmouth 4097
ME Northeast Harbor 4662
ME Norway 4268
ME Oakfield 4763
ME Oakland 4963
ME Ocean Park 4063
ME Ogunquit 3907
ME Old Orchard Beach 4064
ME Old Town 4468
ME Oquossoc 4964
ME Orient 4471
ME Orland 4472
ME Orono 4469,4473
ME Orrington 4474
ME Orrs Island 4066
ME Owls Head 4854
ME Oxbow 4764
ME Oxford 4270
ME Palermo 4354
ME Palmyra 4965
ME Paris 4271
ME Parsonsfield 4047
ME Passadumkeag 4475
ME Patten 4765
ME Peaks Island 4108
ME Pemaquid 4558
ME Pembroke 4666
ME Penobscot 4476
ME Perham 4766
ME Perry 4667
ME Peru 4290
ME Phillips 4966
ME Phippsburg 4562
ME Pittsfield 4967
ME Plymouth 4969
ME Poland 4274
ME Port Clyde 4855
ME Portage 4768
ME Porter 4068
ME Portland 4101-4104,4109,4112,4122-4124
ME Pownal 4069
ME Presque Isle 4769
ME Princeton 4668
ME Prospect Harbor 4669
ME Randolph 4346
ME Rangeley 4970
ME Raymond 4071
ME Readfield 4355
ME Richmond 4357
ME Robbinston 4671
ME Rockland 4841
ME Rockport 4856
ME Rockwood 4478
ME Round Pond 4564
ME Roxbury 4275
ME Rumford 4276
ME Sabattus 4280
ME Saco 4072
ME Saint Agatha 4772
ME Saint Albans 4971
ME Saint David 4773
ME Saint Francis 4774
ME Salsbury Cove 4672
ME Sandy Point 4972
ME Sanford 4073
ME Sangerville 4479
ME Sargentville 4673
ME Scarborough 4070,4074
ME Seal Cove 4674
ME Seal Harbor 4675
ME Searsmont 4973
ME Searsport 4974
ME Sebago 4029
ME Sebasco Estates 4565
ME Sebec 4481
ME Sedgwick 4676
ME Shapleigh 4076
ME Shawmut 4975
ME Sheridan 4775
ME Sherman 4776
ME Shirley Mills 4485
ME Sinclair 4779
ME Skowhegan 4976
ME Smithfield 4978
ME Smyrna Mills 4780
ME Solon 4979
ME Sorrento 4677
ME South Berwick 3908
ME South Bristol 4568
ME South Casco 4077
ME South China 4358
ME South Freeport 4078
ME South Gardiner 4359
ME South Paris 4281
ME South Portland 4106,4116
ME South Thomaston 4858
ME South Windham 4082
ME Southport 4576
ME Southwest Harbor 4679
ME Springfield 4487
ME Springvale 4083
ME Spruce Head 4859
ME Squirrel Island 4570
ME Stacyville 4777
ME Standish 4084
ME Steep Falls 4085
ME Stetson 4488
ME Steuben 4680
ME Stillwater 4489
ME Stockholm 4783
ME Stockton Springs 4981
ME Stoneham 4231
ME Stonington 4681
ME Stratton 4982
ME Strong 4983
ME Sullivan 4664
ME Sumner 4292
ME Sunset 4683
ME Surry 4684
ME Swans Island 4685
ME Temple 4984
ME Tenants Harbor 4860
ME Thomaston 4861
ME Thorndike 4986
ME Topsfield 4490
ME Topsham 4086
ME Trevett 4571
ME Troy 4987
ME Turner 4282
ME Union 4862
ME Unity 4988
ME Van Buren 4785
ME Vanceboro 4491
ME Vassalboro 4989
ME Vienna 4360
ME Vinalhaven 4863
ME Waite 4492
ME Waldoboro 4572
ME Wallagrass 4781
ME Walpole 4573
ME Warren 4864
ME Washburn 4786
ME Washington 4574
ME Waterboro 4087
ME Waterford 4088
ME Waterville 4901,4903
ME Wayne 4284
ME Weld 4285
ME Wells 4090
ME Wesley 4686
ME West Baldwin 4091
ME West Bethel 4286
ME West Boothbay Harbor 4575
ME West Enfield 4493
ME West Farmington 4992
ME West Forks 4985
ME West Kennebunk 4094
ME West Minot 4288
ME West Newfield 4095
ME West Paris 4289
ME West Poland 4291
ME West Rockport 4865
ME Westbrook 4092,4098
ME Westfield 4787
ME Whitefield 4353
ME Whiting 4691
ME Wilton 4294
ME Windham 4062
ME Windsor 4363
ME Winn 4495
ME Winter Harbor 4693
ME Winterport 4496
ME Winthrop 4364
ME Wiscasset 4578
ME Woolwich 4579
ME Wytopitlock 4497
ME Yarmouth 4096
ME York 3909
ME York Beach 3910
ME York Harbor 3911
NH Acworth 3601
NH Alstead 3602
NH Alton 3809
NH Alton Bay 3810
NH Amherst 3031
NH Andover 3216
NH Antrim 3440
NH Ashland 3217
NH Ashuelot 3441
NH Atkinson 3811
NH Auburn 3032
NH Barnstead 3218
NH Barrington 3825
NH Bartlett 3812
NH Bath 3740
NH Bedford 3110
NH Belmont 3220
NH Bennington 3442
NH Berlin 3570
NH Bethlehem 3574
NH Bow 3304
NH Bradford 3221
NH Bretton Woods 3575
NH Bristol 3222
NH Brookline 3033
NH Campton 3223
NH Canaan 3741
NH Candia 3034
NH Canterbury 3224
NH Center Barnstead 3225
NH Center Conway 3813
NH Center Harbor 3226
NH Center Ossipee 3814
NH Center Sandwich 3227
NH Center Strafford 3815
NH Center Tuftonboro 3816
NH Charlestown 3603
NH Chester 3036
NH Chesterfield 3443
NH Chichester 3258
NH Chocorua 3817
NH Claremont 3743
NH Colebrook 3576
NH Concord 3301-3303,3305
NH Contoocook 3229
NH Conway 3818
NH Cornish 3745
NH Cornish Flat 3746
NH Danbury 3230
NH Danville 3819
NH Deerfield 3037
NH Derry 3038
NH Dover 3820-3822
NH Drewsville 3604
NH Dublin 3444
NH Dunbarton 3046
NH Durham 3824
NH East Andover 3231
NH East Candia 3040
NH East Derry 3041
NH East Hampstead 3826
NH East Kingston 3827
NH East Wakefield 3830
NH Eaton Center 3832
NH Effingham 3882
NH Elkins 3233
NH Enfield 3748
NH Enfield Center 3749
NH Epping 3042
NH Epsom 3234
NH Errol 3579
NH Etna 3750
NH Exeter 3833
NH Farmington 3835
NH Fitzwilliam 3447
NH Francestown 3043
NH Franconia 3580
NH Franklin 3235
NH Freedom 3836
NH Fremont 3044
NH Georges Mills 3751
NH Gilford 3249
NH Gilmanton 3237
NH Gilmanton Iron Works 3837
NH Gilsum 3448
NH Glen 3838
NH Glencliff 3238
NH Goffstown 3045
NH Gorham 3581
NH Goshen 3752
NH Grafton 3240
NH Grantham 3753
NH Greenfield 3047
NH Greenland 3840
NH Greenville 3048
NH Groveton 3582
NH Guild 3754
NH Hampstead 3841
NH Hampton 3842-3843
NH Hampton Falls 3844
NH Hancock 3449
NH Hanover 3755
NH Harrisville 3450
NH Haverhill 3765
NH Hebron 3241
NH Henniker 3242
NH Hill 3243
NH Hillsborough 3244
NH Hinsdale 3451
NH Holderness 3245
NH Hollis 3049
NH Hooksett 3106
NH Hudson 3051
NH Intervale 3845
NH Jackson 3846
NH Jaffrey 3452
NH Jefferson 3583
NH Kearsarge 3847
NH Keene 3431,3435
NH Kingston 3848
NH Laconia 3246-3247
NH Lancaster 3584
NH Lebanon 3756,3766
NH Lee 3861
NH Lempster 3605
NH Lincoln 3251
NH Lisbon 3585
NH Litchfield 3052
NH Littleton 3561
NH Lochmere 3252
NH Londonderry 3053
NH Loudon 3307
NH Lyme 3768
NH Lyme Center 3769
NH Lyndeborough 3082
NH Madbury 3823
NH Madison 3849
NH Manchester 3101-3105,3108-3109,3111
NH Marlborough 3455
NH Marlow 3456
NH Melvin Village 3850
NH Meredith 3253
NH Meriden 3770
NH Merrimack 3054
NH Milan 3588
NH Milford 3055
NH Milton 3851
NH Milton Mills 3852
NH Mirror Lake 3853
NH Monroe 3771
NH Mont Vernon 3057
NH Moultonborough 3254
NH Mount Washington 3589
NH Nashua 3060-3064
NH Nelson 3457
NH New Boston 3070
NH New Castle 3854
NH New Durham 3855
NH New Hampton 3256
NH New Ipswich 3071
NH New London 3257
NH Newbury 3255
NH Newfields 3856
NH Newmarket 3857
NH Newport 3773
NH Newton 3858
NH Newton Junction 3859
NH North Conway 3860
NH North Hampton 3862
NH North Haverhill 3774
NH North Salem 3073
NH North Sandwich 3259
NH North Stratford 3590
NH North Sutton 3260
NH North Walpole 3609
NH North Woodstock 3262
NH Northwood 3261
NH Nottingham 3290
NH Orford 3777
NH Ossipee 3864
NH Pelham 3076
NH Peterborough 3458
NH Piermont 3779
NH Pike 3780
NH Pittsburg 3592
NH Pittsfield 3263
NH Plainfield 3781
NH Plaistow 3865
NH Plymouth 3264
NH Portsmouth 3801-3804
NH Randolph 3593
NH Raymond 3077
NH Rindge 3461
NH Rochester 3839,3866-3868
NH Rollinsford 3869
NH Rumney 3266
NH Rye 3870
NH Rye Beach 3871
NH Salem 3079
NH Salisbury 3268
NH Sanbornton 3269
NH Sanbornville 3872
NH Sandown 3873
NH Seabrook 3874
NH Silver Lake 3875
NH Somersworth 3878
NH South Acworth 3607
NH South Newbury 3272
NH South Sutton 3273
NH South Tamworth 3883
NH Spofford 3462
NH Springfield 3284
NH Stoddard 3464
NH Strafford 3884
NH Stratham 3885
NH Sugar Hill 3586
NH Sullivan 3445
NH Sunapee 3782
NH Suncook 3275
NH Swanzey 3446
NH Tamworth 3886
NH Temple 3084
NH Thornton 3285
NH Tilton 3276,3298-3299
NH Troy 3465
NH Twin Mountain 3595
NH Union 3887
NH Walpole 3608
NH Warner 3278
NH Warren 3279
NH Washington 3280
NH Waterville Valley 3215
NH Weare 3281
NH Wentworth 3282
NH West Chesterfield 3466
NH West Lebanon 3784
NH West Nottingham 3291
NH West Ossipee 3890
NH West Peterborough 3468
NH West Stewartstown 3597
NH West Swanzey 3469
NH Westmoreland 3467
NH Whitefield 3598
NH Wilmot 3287
NH Wilton 3086
NH Winchester 3470
NH Windham 3087
NH Winnisquam 3289
NH Wolfeboro 3894
NH Wolfeboro Falls 3896
NH Wonalancet 3897
NH Woodstock 3293
NH Woodsville 3785
NJ Absecon 8201,8205
NJ Adelphia 7710
NJ Allamuchy 7820
NJ Allendale 7401
NJ Allenhurst 7711
NJ Allentown 8501
NJ Allenwood 8720
NJ Alloway 8001
NJ Alpine 7620
NJ Andover 7821
NJ Annandale 8801
NJ Asbury 8802
NJ Asbury Park 7712
NJ Atco 8004
NJ Atlantic City 8401,8404-8405
NJ Atlantic Highlands 7716
NJ Audubon 8106
NJ Augusta 7822
NJ Avalon 8202
NJ Avenel 7001
NJ Avon By The Sea 7717
NJ Baptistown 8803
NJ Barnegat 8005
NJ Barnegat Light 8006
NJ Barrington 8007
NJ Basking Ridge 7920
NJ Bayonne 7002
NJ Bayville 8721
NJ Beach Haven 8008
NJ Beachwood 8722
NJ Bedminster 7921
NJ Belford 7718
NJ Belle Mead 8502
NJ Belleville 7109
NJ Bellmawr 8031,8099
NJ Belmar 7715,7719
NJ Belvidere 7823
NJ Bergenfield 7621
NJ Berkeley Heights 7922
NJ Berlin 8009
NJ Bernardsville 7924
NJ Beverly 8010
NJ Birmingham 8011
NJ Blackwood 8012
NJ Blairstown 7825
NJ Blawenburg 8504
NJ Bloomfield 7003
NJ Bloomingdale 7403
NJ Bloomsbury 8804
NJ Bogota 7603
NJ Boonton 7005
NJ Bordentown 8505
NJ Bound Brook 8805
NJ Bradley Beach 7720
NJ Branchville 7826,7890
NJ Brick 8723-8724
NJ Bridgeport 8014
NJ Bridgeton 8302
NJ Bridgewater 8807
NJ Brielle 8730
NJ Brigantine 8203
NJ Broadway 8808
NJ Brookside 7926
NJ Browns Mills 8015
NJ Budd Lake 7828
NJ Buena 8310
NJ Burlington 8016
NJ Butler 7405
NJ Buttzville 7829
NJ Caldwell 7006-7007
NJ Califon 7830
NJ Camden 8101-8105
NJ Cape May 8204
NJ Cape May Court House 8210
NJ Cape May Point 8212
NJ Carlstadt 7072
NJ Carteret 7008
NJ Cedar Brook 8018
NJ Cedar Grove 7009
NJ Cedar Knolls 7927
NJ Cedarville 8311
NJ Changewater 7831
NJ Chatham 7928
NJ Chatsworth 8019
NJ Cherry Hill 8002-8003,8034
NJ Chester 7930
NJ Chesterfield 8515
NJ Clark 7066
NJ Clarksboro 8020
NJ Clayton 8312
NJ Clementon 8021
NJ Cliffside Park 7010
NJ Cliffwood 7721
NJ Clifton 7011-7015
NJ Clinton 8809
NJ Closter 7624
NJ Collingswood 8108
NJ Cologne 8213
NJ Colonia 7067
NJ Colts Neck 7722
NJ Columbia 7832
NJ Columbus 8022
NJ Convent Station 7961
NJ Cookstown 8511
NJ Cranbury 8512
NJ Cranford 7016
NJ Cream Ridge 8514
NJ Cresskill 7626
NJ Dayton 8810
NJ Deal 7723
NJ Deepwater 8023
NJ Deerfield Street 8313
NJ Delaware 7833
NJ Delmont 8314
NJ Demarest 7627
NJ Dennisville 8214
NJ Denville 7834
NJ Deptford 8096
NJ Dividing Creek 8315
NJ Dorchester 8316
NJ Dorothy 8317
NJ Dover 7801-7802
NJ Dumont 7628
NJ Dunellen 8812
NJ East Brunswick 8816
NJ East Hanover 7936
NJ East Orange 7017-7019
NJ East Rutherford 7073
NJ Eatontown 7724,7799
NJ Edgewater 7020
NJ Edison 8817-8818,8820,8837,8899
NJ Egg Harbor City 8215
NJ Egg Harbor Township 8234
NJ Elizabeth 7201-7202,7207-7208
NJ Elizabethport 7206
NJ Elmer 8318
NJ Elmwood Park 7407
NJ Elwood 8217
NJ Emerson 7630
NJ Englewood 7631
NJ Englewood Cliffs 7632
NJ Englishtown 7726
NJ Essex Fells 7021
NJ Estell Manor 8319
NJ Ewan 8025
NJ Fair Haven 7704
NJ Fair Lawn 7410
NJ Fairfield 7004
NJ Fairton 8320
NJ Fairview 7022
NJ Fanwood 7023
NJ Far Hills 7931
NJ Farmingdale 7727
NJ Flagtown 8821
NJ Flanders 7836
NJ Flemington 8822
NJ Florence 8518
NJ Florham Park 7932
NJ Fords 8863
NJ Forked River 8731
NJ Fort Lee 7024
NJ Fort Monmouth 7703
NJ Fortescue 8321
NJ Franklin 7416
NJ Franklin Lakes 7417
NJ Franklin Park 8823
NJ Franklinville 8322
NJ Freehold 7728
NJ Frenchtown 8825
NJ Garfield 7026
NJ Garwood 7027
NJ Gibbsboro 8026
NJ Gibbstown 8027
NJ Gillette 7933
NJ Gladstone 7934
NJ Glassboro 8028
NJ Glasser 7837
NJ Glen Gardner 8826
NJ Glen Ridge 7028
NJ Glen Rock 7452
NJ Glendora 8029
NJ Glenwood 7418
NJ Gloucester City 8030
NJ Goshen 8218
NJ Great Meadows 7838
NJ Green Creek 8219
NJ Green Village 7935
NJ Greendell 7839
NJ Greenwich 8323
NJ Grenloch 8032
NJ Hackensack 7601-7602
NJ Hackettstown 7840
NJ Haddon Heights 8035
NJ Haddonfield 8033
NJ Hainesport 8036
NJ Haledon 7508,7538
NJ Hamburg 7419
NJ Hammonton 8037
NJ Hampton 8827
NJ Hancocks Bridge 8038
NJ Harrington Park 7640
NJ Harrison 7029
NJ Harrisonville 8039
NJ Hasbrouck Heights 7604
NJ Haskell 7420
NJ Haworth 7641
NJ Hawthorne 7506-7507
NJ Hazlet 7730
NJ Heislerville 8324
NJ Helmetta 8828
NJ Hewitt 7421
NJ Hibernia 7842
NJ High Bridge 8829
NJ Highland Lakes 7422
NJ Highland Park 8904
NJ Highlands 7732
NJ Hightstown 8520
NJ Hillsborough 8844
NJ Hillsdale 7642
NJ Hillside 7205
NJ Ho Ho Kus 7423
NJ Hoboken 7030
NJ Holmdel 7733
NJ Hopatcong 7843
NJ Hope 7844
NJ Hopewell 8525
NJ Howell 7731
NJ Imlaystown 8526
NJ Ironia 7845
NJ Irvington 7111
NJ Iselin 8830
NJ Island Heights 8732
NJ Jackson 8527
NJ Jersey City 7097,7302-7308,7310-7311,7395,7399
NJ Jobstown 8041
NJ Johnsonburg 7846
NJ Joint Base Mdl 8640-8641
NJ Juliustown 8042
NJ Keansburg 7734
NJ Kearny 7032,7099
NJ Keasbey 8832
NJ Kendall Park 8824
NJ Kenilworth 7033
NJ Kenvil 7847
NJ Keyport 7735
NJ Kingston 8528
NJ Lafayette 7848
NJ Lake Hiawatha 7034
NJ Lake Hopatcong 7849
NJ Lakehurst 8733
NJ Lakewood 8701
NJ Lambertville 8530
NJ Landing 7850
NJ Landisville 8326
NJ Lanoka Harbor 8734
NJ Lavallette 8735
NJ Lawnside 8045
NJ Lawrence Township 8648
NJ Layton 7851
NJ Lebanon 8833
NJ Ledgewood 7852
NJ Leeds Point 8220
NJ Leesburg 8327
NJ Leonardo 7737
NJ Leonia 7605
NJ Liberty Corner 7938
NJ Lincoln Park 7035
NJ Lincroft 7738
NJ Linden 7036
NJ Linwood 8221
NJ Little Falls 7424
NJ Little Ferry 7643
NJ Little Silver 7739
NJ Little York 8834
NJ Livingston 7039
NJ Lodi 7644
NJ Long Branch 7740
NJ Long Valley 7853
NJ Longport 8403
NJ Lumberton 8048
NJ Lyndhurst 7071
NJ Lyons 7939
NJ Madison 7940
NJ Magnolia 8049
NJ Mahwah 7430,7495
NJ Malaga 8328
NJ Manahawkin 8050
NJ Manasquan 8736
NJ Manchester Township 8759
NJ Mantoloking 8738
NJ Mantua 8051
NJ Manville 8835
NJ Maple Shade 8052
NJ Maplewood 7040
NJ Margate City 8402
NJ Marlboro 7746
NJ Marlton 8053
NJ Marmora 8223
NJ Martinsville 8836
NJ Matawan 7747
NJ Mauricetown 8329
NJ Mays Landing 8330
NJ Maywood 7607
NJ Mc Afee 7428
NJ Medford 8055
NJ Mendham 7945
NJ Merchantville 8109
NJ Metuchen 8840
NJ Mickleton 8056
NJ Middlesex 8846
NJ Middletown 7748
NJ Middleville 7855
NJ Midland Park 7432
NJ Milford 8848
NJ Millburn 7041
NJ Millington 7946
NJ Millstone Township 8510,8535
NJ Milltown 8850
NJ Millville 8332
NJ Milmay 8340
NJ Mine Hill 7803
NJ Minotola 8341
NJ Mizpah 8342
NJ Monmouth Beach 7750
NJ Monmouth Junction 8852
NJ Monroe Township 8831
NJ Monroeville 8343
NJ Montague 7827
NJ Montclair 7042-7043
NJ Montvale 7645
NJ Montville 7045
NJ Moonachie 7074
NJ Moorestown 8057
NJ Morganville 7751
NJ Morris Plains 7950
NJ Morristown 7960,7962-7963
NJ Mount Arlington 7856
NJ Mount Ephraim 8059
NJ Mount Freedom 7970
NJ Mount Holly 8060
NJ Mount Laurel 8054
NJ Mount Royal 8061
NJ Mount Tabor 7878
NJ Mountain Lakes 7046
NJ Mountainside 7092
NJ Mullica Hill 8062
NJ National Park 8063
NJ Navesink 7752
NJ Neptune 7753-7754
NJ Neshanic Station 8853
NJ Netcong 7857
NJ New Brunswick 8901,8903,8906,8933,8989
NJ New Egypt 8533
NJ New Gretna 8224
NJ New Lisbon 8064
NJ New Milford 7646
NJ New Providence 7974
NJ New Vernon 7976
NJ Newark 7101-7108,7112,7114,7175,7184,7188-7189,7191-7193,7195,7198-7199
NJ Newfield 8344
NJ Newfoundland 7435
NJ Newport 8345
NJ Newton 7860
NJ Newtonville 8346
NJ Norma 8347
NJ Normandy Beach 8739
NJ North Arlington 7031
NJ North Bergen 7047
NJ North Brunswick 8902
NJ Northfield 8225
NJ Northvale 7647
NJ Norwood 7648
NJ Nutley 7110
NJ Oak Ridge 7438
NJ Oakhurst 7755
NJ Oakland 7436
NJ Oaklyn 8107
NJ Ocean City 8226
NJ Ocean Gate 8740
NJ Ocean Grove 7756
NJ Ocean View 8230
NJ Oceanport 7757
NJ Oceanville 8231
NJ Ogdensburg 7439
NJ Old Bridge 8857
NJ Oldwick 8858
NJ Oradell 7649
NJ Orange 7050-7051
NJ Oxford 7863
NJ Palisades Park 7650
NJ Palmyra 8065
NJ Paramus 7652-7653
NJ Park Ridge 7656
NJ Parlin 8859
NJ Parsippany 7054
NJ Passaic 7055
NJ Paterson 7501-7505,7509-7510,7513-7514,7522,7524,7533,7543-7544
NJ Paulsboro 8066
NJ Peapack 7977
NJ Pedricktown 8067
NJ Pemberton 8068
NJ Pennington 8534
NJ Penns Grove 8069
NJ Pennsauken 8110
NJ Pennsville 8070
NJ Pequannock 7440
NJ Perth Amboy 8861-8862
NJ Phillipsburg 8865
NJ Picatinny Arsenal 7806
NJ Pine Beach 8741
NJ Pine Brook 7058
NJ Piscataway 8854-8855
NJ Pitman 8071
NJ Pittstown 8867
NJ Plainfield 7060-7063
NJ Plainsboro 8536
NJ Pleasantville 8232
NJ Pluckemin 7978
NJ Point Pleasant Beach 8742
NJ Pomona 8240
NJ Pompton Lakes 7442
NJ Pompton Plains 7444
NJ Port Elizabeth 8348
NJ Port Monmouth 7758
NJ Port Murray 7865
NJ Port Norris 8349
NJ Port Reading 7064
NJ Port Republic 8241
NJ Pottersville 7979
NJ Princeton 8540-8544
NJ Princeton Junction 8550
NJ Quakertown 8868
NJ Quinton 8072
NJ Rahway 7065
NJ Ramsey 7446
NJ Rancocas 8073
NJ Randolph 7869
NJ Raritan 8869
NJ Readington 8870
NJ Red Bank 7701
NJ Richland 8350
NJ Richwood 8074
NJ Ridgefield 7657
NJ Ridgefield Park 7660
NJ Ridgewood 7450-7451
NJ Ringoes 8551
NJ Ringwood 7456
NJ Rio Grande 8242
NJ River Edge 7661
NJ Riverdale 7457
NJ Riverside 8075
NJ Riverton 8076-8077
NJ Rochelle Park 7662
NJ Rockaway 7866
NJ Rocky Hill 8553
NJ Roebling 8554
NJ Roosevelt 8555
NJ Roseland 7068
NJ Roselle 7203
NJ Roselle Park 7204
NJ Rosemont 8556
NJ Rosenhayn 8352
NJ Rumson 7760
NJ Runnemede 8078
NJ Rutherford 7070
NJ Saddle Brook 7663
NJ Saddle River 7458
NJ Salem 8079
NJ Sayreville 8871-8872
NJ Schooleys Mountain 7870
NJ Scotch Plains 7076
NJ Sea Girt 8750
NJ Sea Isle City 8243
NJ Seaside Heights 8751
NJ Seaside Park 8752
NJ Secaucus 7094,7096
NJ Sergeantsville 8557
NJ Sewaren 7077
NJ Sewell 8080
NJ Shiloh 8353
NJ Short Hills 7078
NJ Shrewsbury 7702
NJ Sicklerville 8081
NJ Skillman 8558
NJ Somerdale 8083
NJ Somers Point 8244
NJ Somerset 8873,8875
NJ Somerville 8876
NJ South Amboy 8879
NJ South Bound Brook 8880
NJ South Dennis 8245
NJ South Hackensack 7606
NJ South Orange 7079
NJ South Plainfield 7080
NJ South River 8882
NJ South Seaville 8246
NJ Sparta 7871
NJ Spotswood 8884
NJ Spring Lake 7762
NJ Springfield 7081
NJ Stanhope 7874
NJ Stanton 8885
NJ Stewartsville 8886
NJ Stillwater 7875
NJ Stirling 7980
NJ Stockholm 7460
NJ Stockton 8559
NJ Stone Harbor 8247
NJ Stratford 8084
NJ Strathmere 8248
NJ Succasunna 7876
NJ Summit 7901-7902
NJ Sussex 7461
NJ Swartswood 7877
NJ Swedesboro 8085
NJ Teaneck 7666
NJ Tenafly 7670
NJ Tennent 7763
NJ Teterboro 7608,7699
NJ Thorofare 8086
NJ Three Bridges 8887
NJ Titusville 8560
NJ Toms River 8753-8757
NJ Totowa 7511-7512
NJ Towaco 7082
NJ Township Of Washington 7676
NJ Tranquility 7879
NJ Trenton 8601-8611,8618-8620,8625,8628-8629,8638,8644-8647,8650,8666,8690-8691,8695
NJ Tuckahoe 8250
NJ Tuckerton 8087
NJ Union 7083
NJ Union City 7087
NJ Vauxhall 7088
NJ Ventnor City 8406
NJ Vernon 7462
NJ Verona 7044
NJ Vienna 7880
NJ Villas 8251
NJ Vincentown 8088
NJ Vineland 8360-8362
NJ Voorhees 8043
NJ Waldwick 7463
NJ Wallington 7057
NJ Wallpack Center 7881
NJ Wanaque 7465
NJ Waretown 8758
NJ Warren 7059
NJ Washington 7882
NJ Watchung 7069
NJ Waterford Works 8089
NJ Wayne 7470,7474
NJ Weehawken 7086
NJ Wenonah 8090
NJ West Berlin 8091
NJ West Creek 8092
NJ West Long Branch 7764
NJ West Milford 7480
NJ West New York 7093
NJ West Orange 7052
NJ Westfield 7090-7091
NJ Westville 8093
NJ Westwood 7675
NJ Wharton 7885
NJ Whippany 7981,7999
NJ Whitehouse 8888
NJ Whitehouse Station 8889
NJ Whitesboro 8252
NJ Wickatunk 7765
NJ Wildwood 8260
NJ Williamstown 8094
NJ Willingboro 8046
NJ Windsor 8561
NJ Winslow 8095
NJ Wood Ridge 7075
NJ Woodbine 8270
NJ Woodbridge 7095
NJ Woodbury Heights 8097
NJ Woodcliff Lake 7677
NJ Woodstown 8098
NJ Wrightstown 8562
NJ Wyckoff 7481
NJ Zarephath 8890
NY Fishers Island 6390
NY Holtsville 0501,0544
RI Adamsville 2801
RI Albion 2802
RI Ashaway 2804
RI Barrington 2806
RI Block Island 2807
RI Bradford 2808
RI Bristol 2809
RI Carolina 2812
RI Central Falls 2863
RI Charlestown 2813
RI Chepachet 2814
RI Clayville 2815
RI Coventry 2816
RI Cranston 2910,2920-2921
RI Cumberland 2864
RI East Greenwich 2818
RI East Providence 2914
RI Exeter 2822
RI Fiskeville 2823
RI Forestdale 2824
RI Foster 2825
RI Glendale 2826
RI Greene 2827
RI Greenville 2828
RI Harmony 2829
RI Harrisville 2830
RI Hope 2831
RI Hope Valley 2832
RI Hopkinton 2833
RI Jamestown 2835
RI Johnston 2919
RI Kenyon 2836
RI Kingston 2881
RI Lincoln 2865
RI Little Compton 2837
RI Manville 2838
RI Mapleville 2839
RI Middletown 2842
RI Narragansett 2882
RI Newport 2840-2841
RI North Kingstown 2852
RI North Providence 2911
RI North Scituate 2857
RI North Smithfield 2896
RI Oakland 2858
RI Pascoag 2859
RI Pawtucket 2860-2862
RI Peace Dale 2883
RI Portsmouth 2871
RI Providence 2901-2909,2912,2918,2940
RI Prudence Island 2872
RI Riverside 2915
RI Rockville 2873
RI Rumford 2916
RI Saunderstown 2874
RI Shannock 2875
RI Slatersville 2876
RI Slocum 2877
RI Smithfield 2917
RI Tiverton 2878
RI Wakefield 2879-2880
RI Warren 2885
RI Warwick 2886-2889
RI West Greenwich 2817
RI West Kingston 2892
RI West Warwick 2893
RI Westerly 2891
RI Wood River Junction 2894
RI Woonsocket 2895
RI Wyoming 2898
VT Adamant 5640
VT Albany 5820
VT Alburgh 5440
VT Arlington 5250
VT Ascutney 5030
VT Averill 5901
VT Bakersfield 5441
VT Barnard 5031
VT Barnet 5821
VT Barre 5641
VT Barton 5822,5875
VT Beebe Plain 5823
VT Beecher Falls 5902
VT Bellows Falls 5101
VT Belmont 5730
VT Belvidere Center 5442
VT Bennington 5201
VT Benson 5731
VT Bethel 5032
VT Bomoseen 5732
VT Bondville 5340
VT Bradford 5033
VT Brandon 5733
VT Brattleboro 5301-5304
VT Bridgewater 5034
VT Bridgewater Corners 5035
VT Bridport 5734
VT Bristol 5443
VT Brookfield 5036
VT Brownsville 5037
VT Burlington 5401-5402,5405-5406,5408
VT Cabot 5647
VT Calais 5648
VT Cambridge 5444
VT Cambridgeport 5141
VT Canaan 5903
VT Castleton 5735
VT Cavendish 5142
VT Center Rutland 5736
VT Charlotte 5445
VT Chelsea 5038
VT Chester 5143
VT Chittenden 5737
VT Colchester 5439,5446,5449
VT Concord 5824
VT Corinth 5039
VT Coventry 5825
VT Craftsbury 5826
VT Craftsbury Common 5827
VT Cuttingsville 5738
VT Danby 5739
VT Danville 5828
VT Derby 5829
VT Derby Line 5830
VT Dorset 5251
VT East Arlington 5252
VT East Barre 5649
VT East Berkshire 5447
VT East Burke 5832
VT East Calais 5650
VT East Charleston 5833
VT East Corinth 5040
VT East Dorset 5253
VT East Dover 5341
VT East Fairfield 5448
VT East Hardwick 5836
VT East Haven 5837
VT East Middlebury 5740
VT East Montpelier 5651
VT East Poultney 5741
VT East Randolph 5041
VT East Ryegate 5042
VT East Saint Johnsbury 5838
VT East Thetford 5043
VT East Wallingford 5742
VT Eden 5652
VT Eden Mills 5653
VT Enosburg Falls 5450
VT Essex 5451
VT Essex Junction 5452-5453
VT Fair Haven 5743
VT Fairfax 5454
VT Fairfield 5455
VT Fairlee 5045
VT Ferrisburgh 5456
VT Florence 5744
VT Forest Dale 5745
VT Franklin 5457
VT Gaysville 5746
VT Gilman 5904
VT Glover 5839
VT Grafton 5146
VT Granby 5840
VT Grand Isle 5458
VT Graniteville 5654
VT Granville 5747
VT Greensboro 5841
VT Greensboro Bend 5842
VT Groton 5046
VT Guildhall 5905
VT Hancock 5748
VT Hardwick 5843
VT Hartford 5047
VT Hartland 5048
VT Hartland Four Corners 5049
VT Highgate Center 5459
VT Highgate Springs 5460
VT Hinesburg 5461
VT Huntington 5462
VT Hyde Park 5655
VT Hydeville 5750
VT Irasburg 5845
VT Island Pond 5846
VT Isle La Motte 5463
VT Jacksonville 5342
VT Jamaica 5343
VT Jeffersonville 5464
VT Jericho 5465
VT Johnson 5656
VT Jonesville 5466
VT Killington 5751
VT Lake Elmore 5657
VT Londonderry 5148
VT Lowell 5847
VT Lower Waterford 5848
VT Ludlow 5149
VT Lunenburg 5906
VT Lyndon 5849
VT Lyndon Center 5850
VT Lyndonville 5851
VT Manchester 5254
VT Manchester Center 5255
VT Marlboro 5344
VT Marshfield 5658
VT Mc Indoe Falls 5050
VT Middlebury 5753
VT Middletown Springs 5757
VT Milton 5468
VT Monkton 5469
VT Montgomery 5470
VT Montgomery Center 5471
VT Montpelier 5601-5604,5609,5620,5633
VT Moretown 5660
VT Morgan 5853
VT Morrisville 5661
VT Moscow 5662
VT Mount Holly 5758
VT New Haven 5472
VT Newbury 5051
VT Newfane 5345
VT Newport 5855
VT Newport Center 5857
VT North Bennington 5257
VT North Clarendon 5759
VT North Concord 5858
VT North Ferrisburgh 5473
VT North Hartland 5052
VT North Hero 5474
VT North Hyde Park 5665
VT North Montpelier 5666
VT North Pomfret 5053
VT North Pownal 5260
VT North Springfield 5150
VT North Thetford 5054
VT North Troy 5859
VT Northfield 5663
VT Northfield Falls 5664
VT Norton 5907
VT Norwich 5055
VT Orleans 5860
VT Orwell 5760
VT Passumpsic 5861
VT Pawlet 5761
VT Peacham 5862
VT Perkinsville 5151
VT Peru 5152
VT Pittsfield 5762
VT Pittsford 5763
VT Plainfield 5667
VT Plymouth 5056
VT Post Mills 5058
VT Poultney 5764
VT Pownal 5261
VT Proctor 5765
VT Proctorsville 5153
VT Putney 5346
VT Quechee 5059
VT Randolph 5060
VT Randolph Center 5061
VT Reading 5062
VT Readsboro 5350
VT Richford 5476
VT Richmond 5477
VT Ripton 5766
VT Rochester 5767
VT Roxbury 5669
VT Rupert 5768
VT Rutland 5701-5702
VT Saint Albans 5478-5479
VT Saint Albans Bay 5481
VT Saint Johnsbury 5819
VT Saint Johnsbury Center 5863
VT Salisbury 5769
VT Saxtons River 5154
VT Shaftsbury 5262
VT Sharon 5065
VT Sheffield 5866
VT Shelburne 5482
VT Sheldon 5483
VT Sheldon Springs 5485
VT Shoreham 5770
VT South Barre 5670
VT South Burlington 5403,5407
VT South Hero 5486
VT South Londonderry 5155
VT South Newfane 5351
VT South Pomfret 5067
VT South Royalton 5068
VT South Ryegate 5069
VT South Strafford 5070
VT South Woodstock 5071
VT Springfield 5156
VT Stamford 5352
VT Starksboro 5487
VT Stockbridge 5772
VT Stowe 5672
VT Strafford 5072
VT Sutton 5867
VT Swanton 5488
VT Taftsville 5073
VT Thetford 5074
VT Thetford Center 5075
VT Topsham 5076
VT Townshend 5353
VT Troy 5868
VT Tunbridge 5077
VT Underhill 5489
VT Underhill Center 5490
VT Vergennes 5491
VT Vernon 5354
VT Vershire 5079
VT Waitsfield 5673
VT Wallingford 5773
VT Wardsboro 5355
VT Warren 5674
VT Washington 5675
VT Waterbury 5671,5676
VT Waterbury Center 5677
VT Waterville 5492
VT Websterville 5678
VT Wells 5774
VT Wells River 5081
VT West Burke 5871
VT West Charleston 5872
VT West Danville 5873
VT West Dover 5356
VT West Dummerston 5357
VT West Fairlee 5083
VT West Halifax 5358
VT West Hartford 5084
VT West Newbury 5085
VT West Pawlet 5775
VT West Rupert 5776
VT West Rutland 5777
VT West Topsham 5086
VT West Townshend 5359
VT West Wardsboro 5360
VT Westfield 5874
VT Westford 5494
VT Westminster 5158
VT Westminster Station 5159
VT Weston 5161
VT White River Junction 5001,5009
VT Whiting 5778
VT Whitingham 5361
VT Wilder 5088
VT Williamstown 5679
VT Williamsville 5362
VT Williston 5495
VT Wilmington 5363
VT Windsor 5089
VT Winooski 5404
VT Wolcott 5680
VT Woodbury 5681
VT Woodstock 5091
VT Worcester 5682
`
